import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/**
 * A way to the product that can be cut, for what a page's worker does without network: not every Chromium keeps a worker
 * offline that begins anew, so that it would go on reaching the product while its page is told that there is no network.
 */
export interface NetworkLine {
  /** The product's own address through this line. */
  readonly url: string
  /** Ends what is under way and takes nothing more, until it is mended. */
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
      // Whatever ends a connection, the close that follows tells both ends.
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
