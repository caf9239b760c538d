const { process } = globalThis as { process?: { env?: { readonly MERSAL_RUNS?: string } } }

/**
 * How often a property runs: its own base, multiplied by `MERSAL_RUNS` when that is set. `npm run test:deep` sets it.
 *
 * @example fc.assert(property, { numRuns: runs(1000) })
 */
export const runs = (base: number): number => Math.max(1, Math.round(base * Number(process?.env?.MERSAL_RUNS ?? 1)))
