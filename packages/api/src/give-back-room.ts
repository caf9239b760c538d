/**
 * Frees the memory that only the start needed: the texts of loaded modules, seeded rows. V8 would keep it as long as
 * memory is not short. Does nothing if Node was started without `--expose-gc`.
 */
export function giveBackRoom(): void {
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" })
}
