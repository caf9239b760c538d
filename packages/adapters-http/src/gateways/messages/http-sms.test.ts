import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type HttpSmsSettings, httpSms } from "./http-sms.ts"

interface Called {
  readonly url: URL
  readonly init: RequestInit
}

/** The gateway's side of the connection. */
function gateway(settings: Partial<HttpSmsSettings>, status = 200) {
  const calls: Called[] = []
  const fetch = (async (url: URL, init: RequestInit) => {
    calls.push({ url, init })
    return new Response("ok", { status })
  }) as typeof globalThis.fetch
  const all = { url: "https://sms.example/send?to={to}&text={text}", body: null, authorization: null, ...settings }
  const sms = httpSms(all, fetch)
  const send = (to: string, text: string) => Effect.runPromise(Effect.result(sms({ channel: "sms", to, text })))
  return { calls, send }
}

describe("SMS over a gateway", () => {
  it("say in the address what they say, whatever that is", async () => {
    const { calls, send } = gateway({})
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        calls.length = 0
        expect((await send("+971501234567", text))._tag).toBe("Success")
        expect(calls[0]?.url.host).toBe("sms.example")
        expect(calls[0]?.url.searchParams.get("text")).toBe(text)
        expect(calls[0]?.url.searchParams.get("to")).toBe("+971501234567")
        expect([...(calls[0]?.url.searchParams.keys() ?? [])]).toEqual(["to", "text"])
      }),
    )
  })

  it("say it in a JSON body where the gateway wants one", async () => {
    const { calls, send } = gateway({
      url: "https://sms.example/messages",
      body: '{"to": "{to}", "message": {"text": "{text}"}}',
      authorization: "Bearer secret",
    })
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
        calls.length = 0
        await send("+971501234567", text)
        const { method, body, headers } = calls[0]?.init ?? {}
        expect(method).toBe("POST")
        expect(headers).toEqual({ "content-type": "application/json", authorization: "Bearer secret" })
        expect(JSON.parse(String(body))).toEqual({ to: "+971501234567", message: { text } })
      }),
    )
  })

  it("read no mark in what they say", async () => {
    const { calls, send } = gateway({})
    await send("+971501234567", "{to} {text}")
    expect(calls[0]?.url.searchParams.get("text")).toBe("{to} {text}")
  })

  it("call no other host, even where a mark stands in the host of the address", async () => {
    const { calls, send } = gateway({ url: "https://{to}.sms.example/?text={text}" })
    expect((await send("evil", "hello"))._tag).toBe("Failure")
    expect(calls).toEqual([])
  })

  it("follow no redirect", async () => {
    const { calls, send } = gateway({})
    await send("+971501234567", "hello")
    expect(calls[0]?.init.redirect).toBe("error")
  })

  it.each([302, 400, 401, 500, 503])("are not sent when the gateway answers %i", async (status) => {
    const { send } = gateway({}, status)
    expect((await send("+971501234567", "hello"))._tag).toBe("Failure")
  })

  it("reach a gateway over a real line, by SMS and by WhatsApp, in Arabic as in English", async () => {
    const heard: unknown[] = []
    const server = createServer(async (request, response) => {
      let body = ""
      for await (const piece of request.setEncoding("utf8")) body += piece
      const { pathname, searchParams } = new URL(request.url ?? "", "http://gateway")
      heard.push([request.method, pathname, body === "" ? Object.fromEntries(searchParams) : JSON.parse(body)])
      response.writeHead(202).end()
    }).listen(0, "127.0.0.1")
    try {
      await once(server, "listening")
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const plain = { body: null, authorization: null }
      const sms = httpSms({ ...plain, url: `${origin}/sms?to={to}&text={text}` })
      const whatsapp = httpSms({ ...plain, url: `${origin}/whatsapp`, body: '{"to":"{to}","text":"{text}"}' })
      for (const text of ["The driver is at the door.", "السائق عند الباب ومعه شحنتك (AE7Q 2KD9)."]) {
        const to = "+971501234567"
        heard.length = 0
        await Effect.runPromise(sms({ channel: "sms", to, text }))
        await Effect.runPromise(whatsapp({ channel: "whatsapp", to, text }))
        expect(heard).toEqual([
          ["GET", "/sms", { to, text }],
          ["POST", "/whatsapp", { to, text }],
        ])
      }
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})
