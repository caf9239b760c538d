import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/**
 * A connection to the product that can be cut, to test a page's worker offline. Playwright's offline mode is not
 * enough: in some Chromiums a restarted worker would still reach the product while its page is told that it is offline.
 */
export interface NetworkLine {
  /** The product's address through this connection. */
  readonly url: string
  /** Ends all connections and accepts no more, until it is mended. */
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

export async function lineTo(url: string): Promise<NetworkLine> {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      // Whatever ends a connection, the close event that follows informs both ends.
      end.on("error", () => {})
      end.on("close", () => {
        ends.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  }).listen(0)
  await once(server, "listening")
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: async () => {
      const isClosed = once(server, "close")
      server.close()
      cut()
      await isClosed
    },
  }
}
