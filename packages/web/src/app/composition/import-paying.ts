/** The calls for paying, and for giving back what nobody pays for. No first screen needs them. */
export const importPaying = async () => (await import("./paying-composition.ts")).paying
