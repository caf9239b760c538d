import { EventEmitter } from "node:events"
import type { Request, Response } from "express"
import { describe, expect, it } from "vitest"
import { openStreams } from "./open-streams.ts"

/** A request for a stream, which is admitted or refused, and can be closed. */
function asked(streams: ReturnType<typeof openStreams>, ip: string) {
  const events = new EventEmitter()
  const response = Object.assign(events, {
    statusCode: 0,
    locals: { requestId: "req_1" },
    setHeader: () => response,
    writeHead: (status: number) => Object.assign(response, { statusCode: status }),
    end: () => response,
  })
  const request = { ip, headers: {} } as unknown as Request
  streams.admit(request, response as unknown as Response, () => {
    response.statusCode = 200
  })
  return { status: response.statusCode, close: () => void events.emit("close") }
}

describe("open streams", () => {
  it("are so many of one address, and one more when one is closed", () => {
    const streams = openStreams(new AbortController().signal, 2)
    const open = ["a", "a", "b"].map((ip) => asked(streams, ip))
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(asked(streams, "a").status).toBe(429)
    expect(asked(streams, "b").status).toBe(200)
    open[0]?.close()
    expect(asked(streams, "a").status).toBe(200)
    expect(asked(streams, "a").status).toBe(429)
  })

  it("are so many of one household, which has as many IPv6 addresses as it likes", () => {
    const streams = openStreams(new AbortController().signal, 2)
    const asks = ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::1", "2001:db8:1:2:ffff:1:2:3", "2001:db8:1:3::1"]
    expect(asks.map((ip) => asked(streams, ip).status)).toEqual([200, 200, 429, 200])
  })

  it("do not count one that was refused, however often", () => {
    const streams = openStreams(new AbortController().signal, 1)
    const first = asked(streams, "a")
    for (let times = 0; times < 3; times += 1) {
      const refused = asked(streams, "a")
      expect(refused.status).toBe(429)
      refused.close()
    }
    first.close()
    expect(asked(streams, "a").status).toBe(200)
  })
})
