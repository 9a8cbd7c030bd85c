/** Texts by their keys in the browser's own database. */

const TEXTS = 'texts'

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database failed'))
  })
}

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Shelf> {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS)
    return new Shelf(await done(request))
  }

  /** Give all texts. */
  async all(): Promise<Record<string, string>> {
    const store = this.database.transaction(TEXTS).objectStore(TEXTS)
    const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    return Object.fromEntries(keys.map((key, n) => [String(key), String(texts[n])]))
  }

  /** Put texts in their places, and take those away that are null: all or none of it. */
  write(changes: Record<string, string | null>): Promise<void> {
    const transaction = this.database.transaction(TEXTS, 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore(TEXTS)
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) store.delete(key)
      else store.put(text, key)
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('nothing was stored'))
    })
  }
}
