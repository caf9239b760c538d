/** Set in the browser's storage if the signed-in account had no saved contact when last read. */
export const nobodyKeptKey = "mersal.nobodyKept"
