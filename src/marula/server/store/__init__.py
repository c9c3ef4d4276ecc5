"""The store: what is kept, and where."""

from marula.server.store.base import BEGIN as BEGIN
from marula.server.store.base import MOVE as MOVE
from marula.server.store.base import RESTART as RESTART
from marula.server.store.base import UNDO as UNDO
from marula.server.store.base import Store as Store
from marula.server.store.base import StoredEntry as StoredEntry
from marula.server.store.base import StoredTable as StoredTable
from marula.server.store.base import StoreError as StoreError
