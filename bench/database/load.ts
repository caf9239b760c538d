import { Agent, request } from "node:http"

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

/** The value below which this share of the calls is. */
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
