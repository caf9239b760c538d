import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import type { Socket } from "node:net"

/**
 * Passes calls on, and cuts a connection on which more than this many answers wait for the one before. A caller may
 * send call after call without reading, a thousand in one packet; each would be answered at once, and the answers would
 * fill memory.
 */
export function waitingAtMost(most: number, handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  const hasRoom = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = waiting.get(socket) ?? 0
    if (count === most) return false
    waiting.set(socket, count + 1)
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    return true
  }
  return (request, response) => {
    // Node gives an answer the socket when its turn has come.
    if (response.socket !== null || hasRoom(request, response)) return handle(request, response)
    request.socket.destroy()
  }
}
