import { EventEmitter } from "node:events"
import type { Response } from "express"
import { describe, expect, it } from "vitest"
import { OptionsOfCall } from "./options-of-call.ts"

const aKey = { text: "a key", isDerived: false }

/** An answer that can be sent, or whose caller can disconnect. */
function answer() {
  const headers = new Map<string, string>()
  const response = Object.assign(new EventEmitter(), {
    closed: false,
    writableFinished: false,
    setHeader: (name: string, value: string) => void headers.set(name, value),
  })
  const hangUp = (): void => {
    response.closed = true
    response.emit("close")
  }
  return {
    response: response as unknown as Response,
    headers,
    hangUp,
    isWatched: () => response.listenerCount("close") > 0,
  }
}

describe("the options of a call", () => {
  it("are aborted when the caller hangs up, before they are asked for or after", () => {
    const [early, late] = [answer(), answer()]
    const { signal } = new OptionsOfCall(late.response, null, null)
    early.hangUp()
    expect(signal.aborted).toBe(false)
    late.hangUp()
    expect(signal.aborted).toBe(true)
    expect(new OptionsOfCall(early.response, null, null).signal.aborted).toBe(true)
  })

  it("are aborted by the server's stop only where the call is one that does not end by itself", () => {
    const stopping = new AbortController()
    const { signal: ofStream } = new OptionsOfCall(answer().response, stopping.signal, null)
    const { signal: ofCall } = new OptionsOfCall(answer().response, null, null)
    stopping.abort()
    expect([ofStream.aborted, ofCall.aborted]).toEqual([true, false])
  })

  it("watch nothing for who does not ask, and make one signal for who asks twice", () => {
    const { response, isWatched } = answer()
    const options = new OptionsOfCall(response, null, null)
    expect(isWatched()).toBe(false)
    expect(options.signal).toBe(options.signal)
    expect(isWatched()).toBe(true)
  })

  it("hold a key where there is one, and say in the answer that it was given before", () => {
    const { response, headers } = answer()
    expect(new OptionsOfCall(response, null, null).idempotencyKey).toBeUndefined()
    const options = new OptionsOfCall(response, null, aKey)
    expect([options.idempotencyKey, options.isKeyDerived]).toEqual(["a key", undefined])
    expect(new OptionsOfCall(response, null, { ...aKey, isDerived: true }).isKeyDerived).toBe(true)
    options.onReplayed()
    expect([...headers]).toEqual([["Idempotent-Replayed", "true"]])
  })

  it("have no getter of their own, which V8 would keep with all that it sees", () => {
    const own = Object.values(Object.getOwnPropertyDescriptors(new OptionsOfCall(answer().response, null, aKey)))
    expect(own.filter(({ get }) => get !== undefined)).toEqual([])
  })
})
