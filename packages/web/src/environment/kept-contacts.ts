/** Stands in the browser's storage while the account of whoever is signed in was last seen with no saved contact. */
export const nobodyKeptKey = "mersal.nobodyKept"
