import type { RecordedEvent } from "@mersal/domain/delivery/delivery-event"
import type { CommandRequest, StaffCommand } from "@mersal/domain/ports/driving/operations-service"
import { aPosition, aReference } from "@mersal/domain/testing/arbitraries"
import { aLog } from "@mersal/domain/testing/arbitraries-delivery"
import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { decodeRequest, encodeRequest } from "./decode-request.ts"
import { commandBooking } from "./endpoints/operations.ts"
import { wireEvent } from "./wire-delivery.ts"

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The event without what only the server may know. */
function asTold(event: RecordedEvent): RecordedEvent {
  if (event.type === "deliver" && event.proof.kind === "pin") return { ...event, proof: { kind: "pin", seal: "" } }
  return event.type === "reschedule" ? { ...event, costBefore: undefined } : event
}

describe("an event of a booking's log on the wire", () => {
  it("is read as it was written, but for the seal of a PIN and what it cost before, which never leave", () => {
    fc.assert(
      fc.property(aLog, (log) => {
        for (const { event } of log) {
          const wire = overTheWire(z.encode(wireEvent, event))
          expect(JSON.stringify(wire)).not.toMatch(/seal|costBefore/)
          expect(z.decode(wireEvent, wire as never)).toEqual(asTold(event))
        }
      }),
    )
  })
})

const aStaffCommand: fc.Arbitrary<StaffCommand> = fc.oneof(
  fc.record({ type: fc.constant("assign" as const), driver: fc.uuid() }),
  fc.constantFrom("unassign", "release", "start", "arrive", "collect").map((type) => ({ type }) as StaffCommand),
  fc.record({ type: fc.constant("hold" as const), reason: fc.constant("weather" as const) }),
  fc.record({ type: fc.constant("cancel" as const), reason: fc.constant("other" as const) }),
  fc.record({ type: fc.constant("fail" as const), reason: fc.constant("refused" as const) }),
  fc.record({ type: fc.constant("takeCash" as const), minor: fc.integer({ min: 0, max: 1e7 }) }),
  fc.record({ type: fc.constant("refund" as const), minor: fc.integer({ min: 1, max: 1e7 }) }),
  fc.record({
    type: fc.constant("deliver" as const),
    proof: fc.oneof(
      fc.record({ kind: fc.constant("pin" as const), pin: fc.constantFrom("1234", "١٢٣٤", "12 34") }),
      fc.record({ kind: fc.constantFrom("photo" as const, "signature" as const), image: fc.constant("f".repeat(32)) }),
    ),
  }),
)

describe("a command on the wire", () => {
  it("is read as it was written", () => {
    const aRequest: fc.Arbitrary<CommandRequest> = fc.record({
      reference: aReference("AE"),
      id: fc.uuid(),
      command: aStaffCommand,
      at: fc.option(fc.integer({ min: 0, max: 4e12 })),
      place: fc.option(aPosition),
      after: fc.option(fc.nat(1_000)),
    })
    fc.assert(
      fc.property(aRequest, (request) => {
        const { params, body } = encodeRequest(commandBooking, request)
        const read = decodeRequest(commandBooking, { params, query: {}, headers: {}, body: overTheWire(body) })
        expect(read).toMatchObject({ _tag: "Success", success: request })
      }),
    )
  })

  it("names what is wrong with it, and takes no field that is not its own", () => {
    const faultsOf = (body: unknown) => {
      const read = decodeRequest(commandBooking, { params: { reference: "AE" }, query: {}, headers: {}, body })
      return read._tag === "Failure" ? read.failure.map(({ code, field }) => [code, field]) : []
    }
    const id = "command-1"
    expect(faultsOf({ id, command: "start" })).toEqual([])
    expect(faultsOf({ id, command: "start", driver: "d" })).toEqual([["unknown-field", "driver"]])
    expect(faultsOf({ id, command: "assign" })).toEqual([["missing-field", "driver"]])
    expect(faultsOf({ id: "x", command: "start" })).toEqual([["invalid-field", "id"]])
    expect(faultsOf({ id, command: "settle", amount: 1 })).toEqual([["invalid-field", "command"]])
    expect(faultsOf({ id, command: "refund", amount: 1.234 })).toEqual([["not-an-amount", "amount"]])
    for (const amount of [-5, 0])
      expect(faultsOf({ id, command: "refund", amount })).toEqual([["invalid-field", "amount"]])
    expect(faultsOf({ id, command: "start", place: { lat: 91, lon: 0 } })).toEqual([["invalid-field", "place.lat"]])
  })

  it.each(["", "12", "12345", "abcd", "12a4", "1234."])("does not try %j as a PIN, which it cannot be", (pin) => {
    const body = { id: "a-command-of-a-driver", command: "deliver", proof: { kind: "pin", pin } }
    const read = decodeRequest(commandBooking, {
      params: { reference: "AE4K7M2XQ9TB3HV" },
      query: {},
      headers: {},
      body,
    })
    expect(Result.isFailure(read) && read.failure.map(({ field }) => field)).toEqual(["proof.pin"])
  })
})
