import { createServer, type RequestListener, type Server } from "node:http"

/** How long a caller may take to say what he wants, in milliseconds. */
export interface Patience {
  /** From the first byte to the end of the headers. */
  readonly headers: number
  /** From the first byte to the end of the body. */
  readonly request: number
  /** How often it is looked who takes too long: so much later he may be cut. */
  readonly check: number
}

const usualPatience: Patience = { headers: 15_000, request: 30_000, check: 5_000 }

/**
 * An HTTP server that nobody holds open by sending slowly (checklist V5.2.1): who takes too long is answered with 408 and
 * cut. Headers beyond 16 KB are answered with 431.
 */
export function httpServer(listener: RequestListener, patience: Patience = usualPatience): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
    },
    listener,
  )
  server.maxHeadersCount = 100
  return server
}
