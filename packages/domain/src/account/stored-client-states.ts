/** The prefix of all this product's keys in the browser's storage, whatever the product is called (D1). */
const storagePrefix = "mersal."

/**
 * The stored keys that a logout clears: all of this product's own and no others (D40), because other applications may
 * share an origin's storage. They include the stored client states of section 3.
 */
export const keysToClear = (stored: readonly string[]): readonly string[] =>
  stored.filter((key) => key.startsWith(storagePrefix))
