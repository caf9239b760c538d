import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/**
 * A way to a server on which everything can fall silent, as if its machine had frozen: connections stay open, new ones
 * are accepted, and nothing is passed on.
 */
export async function silentProxy(target: { readonly host: string; readonly port: number }) {
  let isSilent = false
  let unheard = 0
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
      from.on("data", (piece) => !isSilent && to.write(piece))
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
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
