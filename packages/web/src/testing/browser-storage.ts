/** The calls by which we read and write what a browser stores, for a page or for one tab of it. */
type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** A browser's storage in memory. A test that looks at what is written, or begins with something, gives its own map. */
export const browserStorage = (stored = new Map<string, string>()): BrowserStorage => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, text) => void stored.set(key, text),
  removeItem: (key) => void stored.delete(key),
})

const refuse = (): never => {
  throw new Error("Refused")
}

/** The storage of a browser that forbids it, which throws at every call. */
export const refusedStorage: BrowserStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
