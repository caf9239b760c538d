/**
 * Gives the machine back what only the start needed: texts of modules that were read, rows that were seeded. V8 would
 * keep that room for as long as nothing presses. Does nothing where Node was not started with `--expose-gc`.
 */
export function giveBackRoom(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" })
}
