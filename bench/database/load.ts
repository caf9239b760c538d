import { Agent, request } from "node:http"

export interface Call {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: string
}

/**
 * How many calls it takes until V8 has made machine code of all that a call passes. The product has more of it than who is
 * measured beside it: after 5,000 calls it still spends two thirds as much again.
 */
export const warmUp = 20_000

/** What a load took: milliseconds of each call in ascending order, and of all of them together. */
export interface Load {
  readonly each: readonly number[]
  readonly milliseconds: number
}

/** So many calls over so many connections that stay open, each beginning when the one before is answered. */
export async function load(port: number, calls: number, connections: number, next: () => Call): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const each: number[] = []
  let left = calls
  const client = async (): Promise<void> => {
    while (left-- > 0) {
      const started = performance.now()
      await answer(agent, port, next())
      each.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  return { each: each.sort((a, b) => a - b), milliseconds: performance.now() - started }
}

/** The value below which that share of the calls lies. */
export const percentile = ({ each }: Load, share: number): number => each[Math.floor((each.length - 1) * share)] ?? 0

function answer(agent: Agent, port: number, { method, path, body }: Call): Promise<void> {
  const headers = body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, path, method, headers, timeout: 10_000 }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.resume().once("end", resolve)
    })
    sent.once("timeout", () => sent.destroy(new Error(`${path} was not answered within ten seconds`)))
    sent.once("error", reject)
    sent.end(body)
  })
}
