import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { assign, createActor, fromPromise, type Snapshot, setup, waitFor } from "xstate"
import { readSnapshot, writeSnapshot } from "./versioned-snapshot.ts"

const lamp = (version: string, id = "lamp") =>
  setup({
    types: {} as { context: { readonly presses: number }; events: { readonly type: "pressed" } },
    actors: { ask: fromPromise(() => Promise.resolve("asked")) },
  }).createMachine({
    id,
    version,
    context: { presses: 0 },
    initial: "off",
    states: {
      off: { on: { pressed: { target: "on", actions: assign({ presses: ({ context }) => context.presses + 1 }) } } },
      on: { on: { pressed: "asking" } },
      asking: { invoke: { src: "ask", onDone: "broken" } },
      broken: { type: "final" },
    },
  })
const today = lamp("2")

/** The text of a lamp that was pressed so often. */
function stored(presses: number): string {
  const actor = createActor(today).start()
  for (let press = 0; press < presses; press += 1) actor.send({ type: "pressed" })
  const text = writeSnapshot(today, actor.getPersistedSnapshot())
  actor.stop()
  return text
}

/** A lamp that goes on from a text, as after a reload. */
function reloaded(text: string) {
  const snapshot = readSnapshot(today, text, undefined)
  if (!snapshot) throw new Error(`Not read: ${text}`)
  return createActor(today, { snapshot }).start()
}

describe("a stored snapshot", () => {
  it("goes on where the machine was, with all it knew", () => {
    const actor = reloaded(stored(1))
    expect(actor.getSnapshot().value).toBe("on")
    expect(actor.getSnapshot().context).toEqual({ presses: 1 })
  })

  it("makes the call again that was under way", async () => {
    const actor = reloaded(stored(2))
    expect(actor.getSnapshot().value).toBe("asking")
    await waitFor(actor, (state) => state.matches("broken"))
  })

  it("is read of a machine that has come to its end", async () => {
    const actor = reloaded(stored(2))
    await waitFor(actor, (state) => state.matches("broken"))
    const text = writeSnapshot(today, actor.getPersistedSnapshot())
    expect(reloaded(text).getSnapshot().status).toBe("done")
  })

  it("is refused cleanly from an earlier version, another machine, an unknown state or a broken text", () => {
    const text = stored(1)
    expect(readSnapshot(today, text, undefined)).not.toBeNull()
    expect(readSnapshot(lamp("3"), text, undefined)).toBeNull()
    expect(readSnapshot(lamp("2", "torch"), text, undefined)).toBeNull()
    expect(readSnapshot(today, text.replace('"value":"on"', '"value":"blinking"'), undefined)).toBeNull()
    expect(readSnapshot(today, text.slice(0, -1), undefined)).toBeNull()
    expect(readSnapshot(today, '{"machine":"lamp","version":"2"}', undefined)).toBeNull()
    expect(readSnapshot(today, "null", undefined)).toBeNull()
    expect(readSnapshot(today, null, undefined)).toBeNull()
  })

  it("is refused where the call that it waits for is not there, is another one or is over", () => {
    const text = stored(2)
    const { snapshot, ...rest } = JSON.parse(text)
    const read = (children: object) =>
      readSnapshot(today, JSON.stringify({ ...rest, snapshot: { ...snapshot, children } }), undefined)
    const [[id, call] = expect.unreachable()] = Object.entries<{ readonly snapshot: object }>(snapshot.children)
    expect(read({ [id]: call })).not.toBeNull()
    expect(read({})).toBeNull()
    expect(read({ [id]: { ...call, src: "beg" } })).toBeNull()
    expect(read({ [id]: { ...call, snapshot: { ...call.snapshot, status: "done" } } })).toBeNull()
  })

  it("is refused where its context lacks something of today's, or has another kind of value there", () => {
    const text = stored(1)
    expect(readSnapshot(today, text.replace('"presses":1', '"presses":"1"'), undefined)).toBeNull()
    expect(readSnapshot(today, text.replace('"presses":1', '"counted":1'), undefined)).toBeNull()
    expect(readSnapshot(today, text.replace('"context":{"presses":1}', '"context":null'), undefined)).toBeNull()
    expect(readSnapshot(today, text.replace('"presses":1', '"presses":1,"more":2'), undefined)).not.toBeNull()
  })

  it("is something to begin with or nothing, whatever stands in the storage", () => {
    const status = fc.constantFrom("active", "done", "error", "stopped", "other")
    const value = fc.oneof(fc.constantFrom("off", "on", "asking", "blinking"), fc.jsonValue())
    const snapshot = fc.oneof(
      fc.jsonValue(),
      fc.record({ status, value, context: fc.jsonValue(), children: fc.jsonValue(), historyValue: fc.constant({}) }),
    )
    const written = snapshot.map((given) => writeSnapshot(today, given as Snapshot<unknown>))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), written), (text) => {
        const read = readSnapshot(today, text, undefined)
        if (read) expect(["active", "done"]).toContain(createActor(today, { snapshot: read }).getSnapshot().status)
        else expect(read).toBeNull()
      }),
    )
  })
})
