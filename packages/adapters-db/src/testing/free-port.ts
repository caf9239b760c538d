import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"

/**
 * A free port for a server whose address must be known before it listens. It is below the range that the system uses for
 * outgoing connections, of which tests open thousands: one of them could otherwise have it by then.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000)
  const probe = createServer().listen(port, "127.0.0.1")
  try {
    await once(probe, "listening")
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, "close")
  return port
}
