/** What is called to pay, and to give back what nobody pays for: nothing on a first screen waits for it. */
export const importPaying = async () => (await import("./paying-composition.ts")).paying
