import * as Effect from "effect/Effect"
import { type Breaker, breaker } from "../payment-line/breaker.ts"

/** How long a map server may take, in milliseconds: somebody is typing, or waits for a price. */
const patience = 1_000
/** The most concurrent queries of one process; a further one is not sent. */
const atOnce = 16
/** The longest accepted answer, in bytes. */
const longestAnswer = 256 * 1024

/** The connection from our server to a map server. */
export interface MapLine {
  /**
   * The JSON at an address. Null if there is no readable answer: the connection failed, was too slow or has too many
   * queries already, the status is neither 2xx nor the 400 for a query without a result, a page came instead of JSON,
   * or nothing was sent because the server is down.
   */
  readonly ask: (url: URL) => Effect.Effect<unknown>
}

export interface MapLineOptions {
  readonly patience?: number
  readonly atOnce?: number
  readonly breaker?: Breaker
}

export function mapLine(options: MapLineOptions = {}): MapLine {
  const guard = options.breaker ?? breaker(() => performance.now())
  let asking = 0
  const count = Effect.fnUntraced(function* (toSomething: boolean, { host }: URL) {
    const wasUp = guard.mayCall()
    guard.came(toSomething)
    if (wasUp && !guard.mayCall())
      yield* Effect.logWarning("A server of maps does not answer and is left alone").pipe(Effect.annotateLogs({ host }))
  })
  return {
    ask: (url) =>
      Effect.suspend(() => {
        if (asking >= (options.atOnce ?? atOnce) || !guard.mayCall()) return Effect.succeed(null)
        asking += 1
        const heard = Effect.promise((givenUp) =>
          hear(url, AbortSignal.any([givenUp, AbortSignal.timeout(options.patience ?? patience)])),
        )
        // A query that was given up because the customer typed on says nothing about the server.
        const told = Effect.tap(heard, (answer) => count(answer !== null, url))
        return Effect.ensuring(
          told,
          Effect.sync(() => {
            asking -= 1
          }),
        )
      }),
  }
}

/** Only the address carries information: no cookie, no language, and no name but the program's. */
async function hear(url: URL, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, {
      redirect: "error",
      signal,
      headers: { accept: "application/json", "user-agent": "mersal" },
    })
    if (response.ok || response.status === 400) return JSON.parse(await shortText(response))
    await response.body?.cancel()
    return null
  } catch {
    return null
  }
}

async function shortText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > longestAnswer) throw new Error("The answer does not end")
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString("utf8")
}
