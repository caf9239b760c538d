import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/**
 * A way to a server on which everything can fall silent, as if its machine had frozen: connections stay open, new ones
 * are accepted, and nothing is passed on. A connection can also break in the middle of a commit.
 */
export async function silentProxy(target: { readonly host: string; readonly port: number }) {
  let isSilent = false
  let unheard = 0
  let lost: "commit" | "answer" | null = null
  const sockets = new Set<Socket>()
  const kept = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on("error", () => {}).on("close", () => sockets.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    kept(near)
    // What a frozen machine accepts is read by nobody.
    if (isSilent) {
      unheard += 1
      return
    }
    const far = kept(connect(target.port, target.host))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (piece: Buffer) => {
        if (from === near && lost !== null && piece.includes(commit)) {
          if (lost === "commit") near.destroy()
          else far.removeAllListeners("data").once("data", () => near.destroy())
          lost = null
        }
        if (!isSilent && !near.destroyed) to.write(piece)
      })
      from.on("close", () => to.destroy())
    }
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      isSilent = true
    },
    /** How many connections were opened in vain. */
    unheard: () => unheard,
    /** New connections are served again. */
    speakAgain: () => {
      isSilent = false
    },
    /** New connections are refused, and those that are open stay. */
    refuseOthers: () => void server.close(),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
    /** The next connection that commits breaks: before its commit was heard, or when it has been answered. */
    breakAtCommit: (what: "commit" | "answer") => {
      lost = what
    },
  }
}

/** A simple query, as the protocol sends it. */
const commit = "commit\0"
