import * as Effect from "effect/Effect"
import { type Breaker, breaker } from "../payment-line/breaker.ts"

/** How long a server of maps may take, in milliseconds: somebody is typing, or waits for a price. */
const patience = 1_000
/** How many questions it has from one process at once: one more is not asked. */
const atOnce = 16
/** No answer of it is longer, in bytes. */
const longestAnswer = 256 * 1024

/** The line from our server to one that knows maps. */
export interface MapLine {
  /**
   * The JSON that an address answers, or null where nothing came that can be read: the line was cut, slow or is busy
   * already, a status that is neither 2xx nor the 400 of a question without an answer, a page in the place of JSON, or no
   * try because the server is down.
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
        // Whoever types on gives a question up, which says nothing about the server.
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

/** Nothing but the address says anything: no cookie, no language, and nobody's name but the program's. */
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
