import { once } from "node:events"
import { connect, type Socket } from "node:net"
import type { Call } from "./load.ts"

/**
 * One open connection to a server. It writes a request's text and reads no more of the answer than its status and its
 * length: a client of `node:http` takes more CPU for a call than the faster servers do, and would be what is measured.
 */
export interface Line {
  /** Resolves when the whole answer is here. Rejects if it is no 200, or not here within ten seconds. */
  readonly answer: (call: Call) => Promise<void>
  readonly end: () => void
}

export async function opened(port: number): Promise<Line> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true })
  await once(socket, "connect")
  return {
    answer: (call) => {
      socket.write(textOf(call))
      return answerOn(socket, call)
    },
    end: () => socket.end(),
  }
}

const textOf = ({ method, path, body = "" }: Call): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${body && bodyHeaders(body)}\r\n${body}`

const bodyHeaders = (body: string): string =>
  `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`

function answerOn(socket: Socket, { path }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ""
    const settle = (failure?: string): void => {
      clearTimeout(late)
      socket.removeAllListeners("data").removeAllListeners("close")
      if (failure) reject(new Error(`${path} ${failure}`))
      else resolve()
    }
    const late = setTimeout(() => settle("was not answered within ten seconds"), 10_000)
    socket.once("close", () => settle("was not answered: the connection ended"))
    socket.on("data", (bytes) => {
      text += bytes.toString("latin1")
      const body = text.indexOf("\r\n\r\n") + 4
      if (body < 4) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1])
      if (!text.startsWith("HTTP/1.1 200 ") || Number.isNaN(length)) settle(`answered ${text.slice(0, body)}`)
      else if (text.length >= body + length) settle()
    })
  })
}
