import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import type { Socket } from "node:net"

/**
 * Hands calls on, and cuts a line on which more than so many answers wait for the one before. A caller may send call after
 * call without reading, in one packet a thousand; each would be answered at once, and the answers would be kept.
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
    // Node gives an answer the line when its turn has come.
    if (response.socket !== null || hasRoom(request, response)) return handle(request, response)
    request.socket.destroy()
  }
}
