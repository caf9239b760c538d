import type { Server } from "node:http"

/** How long calls that have begun may take to end, in milliseconds. */
const usualPatience = 10_000
/** How often lines are closed that have fallen silent. */
const sweep = 100

/**
 * Takes no new connection, lets calls that have begun end, and cuts those that take too long. A proxy keeps its lines and
 * sends call after call on them: each is told with its next answer to ask another server, so that none is cut for it.
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
