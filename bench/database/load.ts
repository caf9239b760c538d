import { type Line, opened } from "./line.ts"

export interface Call {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: string
}

/**
 * The number of calls until V8 has compiled everything that a call runs. The product has more code than its
 * competitors: after 5,000 calls it is still two thirds slower than at the end.
 */
export const warmUp = 20_000

/** A load's times: the milliseconds of each call in ascending order, and of all together. */
export interface Load {
  readonly each: readonly number[]
  readonly milliseconds: number
}

/** Makes this many calls over this many open connections. On each, a call begins when the previous one is answered. */
export async function load(port: number, calls: number, connections: number, next: () => Call): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: Math.min(connections, calls) }, () => opened(port)))
  const each: number[] = []
  let left = calls
  const client = async (line: Line): Promise<void> => {
    while (left-- > 0) {
      const call = next()
      const started = performance.now()
      await line.answer(call)
      each.push(performance.now() - started)
    }
    line.end()
  }
  const started = performance.now()
  await Promise.all(lines.map(client))
  return { each: each.sort((a, b) => a - b), milliseconds: performance.now() - started }
}

/** The value below which this share of the calls is. */
export const percentile = ({ each }: Load, share: number): number => each[Math.floor((each.length - 1) * share)] ?? 0
