import type { Server } from "node:http"

/** How long calls under way may take to end, in milliseconds. */
const usualPatience = 10_000
/** How often idle connections are closed, in milliseconds. */
const sweep = 100

/**
 * Tells callers with their next answer to open another connection. A proxy keeps its connections and sends call after
 * call on them: one that is closed while a call is on its way would cut that call.
 */
export const sendElsewhere = (server: Server): void =>
  void server.prependListener("request", (_, response) => response.setHeader("Connection", "close"))

/**
 * Accepts no new connection but those that already wait for it, closes those that wait for a call, lets calls under way
 * end, and cuts those that take too long.
 */
export function drain(server: Server, patience: number = usualPatience): Promise<void> {
  return new Promise((resolve) => {
    sendElsewhere(server)
    const sweeping = setInterval(() => server.closeIdleConnections(), sweep)
    const close = () => {
      const cut = setTimeout(() => server.closeAllConnections(), patience)
      server.close(() => {
        clearTimeout(cut)
        clearInterval(sweeping)
        resolve()
      })
      server.closeIdleConnections()
    }
    afterThoseWhoWait(server, close)
  })
}

/** The system makes no longer a queue of those who wait to be accepted. */
const longestQueue = 511

/**
 * Does something when nobody waits to be accepted: a server that closes cuts them, although they may have sent a call.
 * In each turn of the event loop one is accepted.
 */
function afterThoseWhoWait(server: Server, then: () => void): void {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on("connection", count)
  const look = (before: number) => {
    if (accepted > before && accepted < longestQueue) return void setImmediate(look, accepted)
    server.off("connection", count)
    then()
  }
  // A whole turn lies between the first two of these.
  setImmediate(() => setImmediate(look, 0))
}
