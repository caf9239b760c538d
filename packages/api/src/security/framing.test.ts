import { connect } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../testing/running-product.ts"

// Requests that two servers in a row could interpret differently: checklist V4.2.1.

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** The statuses of all answers to these bytes, until the server closes. */
function answersTo(bytes: string): Promise<readonly number[]> {
  const { hostname, port } = new URL(product.url)
  return new Promise((resolve, reject) => {
    let said = ""
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.once("error", reject)
    socket.on("data", (piece) => {
      said += piece
    })
    socket.once("close", () => resolve([...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))))
  })
}

const head = (...lines: readonly string[]): string =>
  `${["POST /v1.0/distance HTTP/1.1", "Host: localhost", "Content-Type: application/json", ...lines].join("\r\n")}\r\n\r\n`
/** This becomes a request of its own if a server reads the one before it as shorter. */
const smuggled = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

const ambiguous: readonly (readonly [string, string])[] = [
  ["a length and chunks", `${head("Content-Length: 2", "Transfer-Encoding: chunked")}0\r\n\r\n${smuggled}`],
  ["chunks and a length", `${head("Transfer-Encoding: chunked", "Content-Length: 2")}0\r\n\r\n${smuggled}`],
  ["two lengths", `${head("Content-Length: 2", "Content-Length: 40")}{}${smuggled}`],
  ["a list of lengths", `${head("Content-Length: 2, 40")}{}${smuggled}`],
  ["a length with a sign", `${head("Content-Length: +2")}{}${smuggled}`],
  ["a length that is none", `${head("Content-Length: two")}{}${smuggled}`],
  ["an unknown coding", `${head("Transfer-Encoding: xchunked")}{}${smuggled}`],
  ["chunks within another coding", `${head("Transfer-Encoding: chunked, identity")}0\r\n\r\n${smuggled}`],
  ["a coding with a blank before its colon", `${head("Transfer-Encoding : chunked")}0\r\n\r\n${smuggled}`],
  ["a chunk of a length that is none", `${head("Transfer-Encoding: chunked")}zz\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["a chunk longer than it says", `${head("Transfer-Encoding: chunked")}1\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["a header folded into the next line", `${head("X-One: a", " Content-Length: 40")}{}${smuggled}`],
  [
    "a header with a lone line feed",
    `POST /v1.0/distance HTTP/1.1\r\nHost: localhost\nContent-Length: 40\r\n\r\n${smuggled}`,
  ],
  ["two hosts", "GET /go HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nHost: evil.test\r\n\r\n"],
  ["no host", "GET /go HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["a NUL in a header", `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-One: a\0b\r\n\r\n`],
]

it("a request with ambiguous framing is refused, and nothing that follows it is taken for a request", async () => {
  for (const [name, bytes] of ambiguous) {
    const [status = 0, ...others] = await answersTo(bytes)
    expect([name, status, others]).toEqual([name, 400, []])
  }
})

it("a request that is framed well is answered, and so is the one behind it", async () => {
  const whole = `${head("Content-Length: 2")}{}${smuggled.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")}`
  expect(await answersTo(whole)).toEqual([422, 200])
})
