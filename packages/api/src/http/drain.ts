import type { Server } from "node:http"

/** How long calls under way may take to end, in milliseconds. */
const usualPatience = 10_000
/** How often idle connections are closed, in milliseconds. */
const sweep = 100

/**
 * Accepts no new connection, lets calls under way end, and cuts those that take too long. A proxy keeps its connections
 * and sends call after call on them: each is told with its next answer to use another server, so that no call is cut
 * because of it.
 */
export function drain(server: Server, patience: number = usualPatience): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener("request", (_, response) => response.setHeader("Connection", "close"))
    const cut = setTimeout(() => server.closeAllConnections(), patience)
    const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(sweeping)
      resolve()
    })
    server.closeIdleConnections()
  })
}
