/** Promises by key, each asked for once; one that fails is asked for again. */
export class AskedOnce<Key, Value> {
  readonly #promises = new Map<Key, Promise<Value>>();

  of(key: Key, ask: () => Promise<Value>): Promise<Value> {
    let promise = this.#promises.get(key);
    if (!promise) {
      promise = ask();
      promise.catch(() => this.#promises.delete(key));
      this.#promises.set(key, promise);
    }
    return promise;
  }

  clear(): void {
    this.#promises.clear();
  }
}
