import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, it, onTestFinished } from "vitest"
import { waitingAtMost } from "./waiting-answers.ts"

const call = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
const lastCall = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

/**
 * A server that lets two answers wait and holds back the first one, and what a connection with these calls receives.
 */
async function sent(calls: string) {
  const held: ServerResponse[] = []
  let handled = 0
  const server = createServer(
    waitingAtMost(2, (_, response) => {
      handled += 1
      if (handled === 1) held.push(response)
      else response.end("answered")
    }),
  ).listen(0)
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const line = connect((server.address() as AddressInfo).port)
  const heard = text(line).catch(() => "cut")
  line.write(calls)
  await once(server, "request")
  return { held, heard, handled: () => handled }
}

it("answers a few calls that were sent ahead, in their order", async () => {
  const { held, heard } = await sent(`${call}${call}${lastCall}`)
  held[0]?.end("first")
  expect([...(await heard).matchAll(/first|answered/g)].map(([word]) => word)).toEqual([
    "first",
    "answered",
    "answered",
  ])
})

it("cuts a line with more, and does nothing for what comes behind", async () => {
  const { heard, handled } = await sent(call.repeat(500))
  expect(await heard).toMatch(/^(cut)?$/)
  expect(handled()).toBe(3)
})

it("counts no answer that was sent", async () => {
  const server = createServer(waitingAtMost(2, (_, response) => void response.end("answered"))).listen(0)
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const line = connect((server.address() as AddressInfo).port).setEncoding("utf8")
  const pieces = line[Symbol.asyncIterator]()
  const answers = async (count: number) => {
    for (let heard = ""; heard.split("answered").length <= count; ) {
      const { value, done } = await pieces.next()
      expect(done).toBe(false)
      heard += value
    }
  }
  for (let round = 0; round < 4; round += 1) {
    line.write(call.repeat(3))
    await answers(3)
  }
  line.destroy()
})
