import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, it, onTestFinished, vi } from "vitest"
import { drain } from "./drain.ts"

/** Longer than any test: a test that waits for it has failed. */
const never = 1_000_000

/** A server with one unanswered call, and the connection that the call came on. */
async function atWork() {
  const answers: ServerResponse[] = []
  const server = createServer((_, response) => {
    answers.push(response)
    if (answers.length > 1) response.end("next")
  })
  server.listen(0)
  await once(server, "listening")
  const line = connect((server.address() as AddressInfo).port)
  line.write(call)
  await once(server, "request")
  return { server, line, heard: text(line), end: () => answers[0]?.end("begun") }
}

const call = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

it("lets a call that has begun end, and does not wait for its line, which would stay open", async () => {
  const { server, heard, end } = await atWork()
  const drained = drain(server, never)
  end()
  await drained
  expect(await heard).toContain("begun")
})

it("answers what comes behind it on the same line, and asks the caller to go elsewhere", async () => {
  const { server, line, heard, end } = await atWork()
  const drained = drain(server, never)
  line.write(call)
  await once(server, "request")
  end()
  await drained
  const [first, second] = (await heard).split("begun")
  expect(first).toContain("200 OK")
  expect(second).toMatch(/200 OK[\s\S]*connection: close[\s\S]*next$/i)
})

it("cuts a call that does not end", async () => {
  const { server, heard } = await atWork()
  await drain(server, 0)
  expect(await heard).toBe("")
})

it("gives a call ten seconds to end, and no more", async () => {
  const { server, heard } = await atWork()
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] })
  onTestFinished(() => void vi.useRealTimers())
  const cut = vi.spyOn(server, "closeAllConnections")
  const drained = drain(server)
  while (server.listening) await new Promise(setImmediate)
  vi.advanceTimersByTime(9_999)
  expect(cut).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(cut).toHaveBeenCalledOnce()
  await drained
  expect(await heard).toBe("")
})

it("answers callers who have connected and wait to be accepted", async () => {
  const server = createServer((_, response) => void response.end("answered"))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const lines = Array.from({ length: 20 }, () => {
    const line = connect((server.address() as AddressInfo).port, "127.0.0.1")
    line.write(call)
    return text(line).catch(({ code }) => code)
  })
  // Now the system has their connections, and the server none of them.
  await new Promise(process.nextTick)
  const drained = drain(server, never)
  for (const heard of await Promise.all(lines)) expect(heard).toMatch(/connection: close[\s\S]*answered$/i)
  await drained
})
