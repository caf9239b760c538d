import { requestTo } from "../node-http.ts"
import { type Breaker, breaker } from "./breaker.ts"

/** How long a gateway may take to answer, in milliseconds. */
const patience = 10_000
/** The longest accepted answer, in bytes. */
const longestAnswer = 64 * 1024

/** The connection from our server to a gateway. */
export interface PaymentLine {
  /** Whether a call makes sense: false while the gateway counts as down. */
  readonly isUp: () => boolean
  /**
   * Posts JSON and answers what came back. Null if there is no readable answer: the connection failed or was silent,
   * the status was 300 or above, a page came instead of JSON, or nothing was sent because the gateway is down. The
   * gateway may have done it all the same.
   */
  readonly post: (url: string, body: object) => Promise<unknown>
}

export function paymentLine(options: { readonly patience?: number; readonly breaker?: Breaker } = {}): PaymentLine {
  const guard = options.breaker ?? breaker(() => performance.now())
  return {
    isUp: guard.mayCall,
    post: async (url, body) => {
      if (!guard.mayCall()) return null
      const answer = await postJson(url, JSON.stringify(body), options.patience ?? patience)
      guard.came(answer !== null)
      return answer
    },
  }
}

/**
 * Each call has a connection of its own: a reused one may just be closing, and then a payment that was never sent would
 * count as one with an unknown result. Redirects are not followed.
 */
function postJson(url: string, body: string, milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => {
    const target = new URL(url)
    const asked = requestTo(target)(
      target,
      {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(milliseconds),
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          "content-length": Buffer.byteLength(body),
        },
      },
      (response) => {
        const { statusCode = 0 } = response
        const pieces: Buffer[] = []
        let length = 0
        response.on("data", (piece: Buffer) => {
          length += piece.length
          if (length > longestAnswer) response.destroy()
          else pieces.push(piece)
        })
        response.on("error", () => resolve(null))
        // This also comes after an early end; the answer is then incomplete.
        response.on("close", () => {
          const isWhole = response.complete && statusCode >= 200 && statusCode < 300
          resolve(isWhole ? parsed(Buffer.concat(pieces).toString("utf8")) : null)
        })
      },
    )
    asked.on("error", () => resolve(null))
    asked.end(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
