import type { Call } from "./load.ts"
import { trackingPath } from "./servers.ts"

/** Requests one booking after another. */
export function lookUps(references: readonly string[]): () => Call {
  let asked = 0
  return () => {
    asked += 1
    return { method: "GET", path: `${trackingPath}?bookingId=${references[asked % references.length]}` }
  }
}

/** Requests a booking and a quote in turn. */
export function lookUpsAndQuotes(references: readonly string[]): () => Call {
  const lookUp = lookUps(references)
  let asked = 0
  return () => {
    asked += 1
    return asked % 2 === 0 ? lookUp() : quote
  }
}

const quote: Call = {
  method: "GET",
  path: "/v1.0/ctc/price/retrieve?domain=AE&source=25.0805,55.1403&destination=25.3255,55.3851",
}
