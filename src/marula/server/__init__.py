"""The server: tables, their store, live play, and the pages."""
