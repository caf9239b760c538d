import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"

/** A mail as it was received. */
export interface ReceivedMail {
  readonly to: string
  /** Including headers and parts, with the line ends of mail. */
  readonly lines: string
}

/**
 * A server that accepts every mail, with the part of SMTP that this needs (RFC 5321), so that a product really sends
 * its mail.
 */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    let waiting = ""
    let to = ""
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const obey = (line: string) => {
      const command = line.slice(0, 4).toUpperCase()
      if (command === "RCPT") to = /<([^>]*)>/.exec(line)?.[1] ?? ""
      isData = command === "DATA"
      if (command === "QUIT") socket.end("221 Bye\r\n")
      else say(isData ? "354 Go on" : "250 OK")
    }
    socket.setEncoding("utf8").on("data", (text: string) => {
      waiting += text
      for (;;) {
        const end = waiting.indexOf(isData ? "\r\n.\r\n" : "\r\n")
        if (end === -1) return
        const whole = waiting.slice(0, end)
        waiting = waiting.slice(end + (isData ? 5 : 2))
        if (!isData) obey(whole)
        else {
          received.push({ to, lines: whole })
          isData = false
          say("250 Kept")
        }
      }
    })
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy())
    say("220 mail for tests")
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
