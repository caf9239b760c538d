import { requestTo } from "../node-http.ts"
import { type Breaker, breaker } from "./breaker.ts"

/** How long a gateway may take to answer, in milliseconds. */
const patience = 10_000
/** No answer of a gateway is longer, in bytes. */
const longestAnswer = 64 * 1024

/** The line from our server to a gateway. */
export interface PaymentLine {
  /** Whether it is worth a try: false while the gateway does not answer. */
  readonly isUp: () => boolean
  /**
   * Posts JSON and answers what came back, or null when nothing did that can be read: the line was cut or silent, a
   * status of 300 and above, a page in the place of JSON, or no try because the gateway is down. It may have been done.
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
 * Each call has a connection of its own: one that was kept may just be closing, and a payment that was never sent would
 * have to be taken for one of which nobody knows. Redirects are not followed.
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
        // Also when it ended too early, and then it is not complete.
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
