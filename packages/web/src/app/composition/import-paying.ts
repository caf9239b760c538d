/** The calls for paying, and for giving back an unpaid booking. No first screen needs them. */
export const importPaying = async () => (await import("./paying-composition.ts")).paying
