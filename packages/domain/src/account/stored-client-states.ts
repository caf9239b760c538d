/** Every key of the browser's storage that is this product's begins so, whatever the product is called (D1). */
const storagePrefix = "mersal."

/**
 * Of the keys that stand in a browser's storage, those that a logout clears: all of this product's own and no other's
 * (D40). Other applications may share an origin's storage. What section 3 lists as stored client states is among them.
 */
export const keysToClear = (stored: readonly string[]): readonly string[] =>
  stored.filter((key) => key.startsWith(storagePrefix))
