import { describe, expect, it } from "vitest"
import { newDraft } from "../booking/draft/draft.ts"
import { isWholeBooking } from "./booking-shape.ts"
import { atPayment, filled, noon } from "./testing/booking-stage.ts"
import { readSnapshot, writeSnapshot } from "./versioned-snapshot.ts"

type Path = readonly string[]

/** What stands at a place put into something else's place; `undefined` takes it away. */
function replaced(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  const fields = value as Record<string, unknown>
  return { ...fields, [key]: replaced(fields[key], rest, put) }
}

/** A booking that waits for its card after an earlier hold has lapsed, and how it is read with a part replaced. */
async function storedBooking() {
  const run = await atPayment(filled, {}, "card")
  run.actor.send({ type: "booking.confirmed", now: noon })
  await run.at("awaitingPayment")
  const { snapshot, ...stored } = JSON.parse(writeSnapshot(run.machine, run.actor.getPersistedSnapshot()))
  const context = { ...snapshot.context, lapsed: snapshot.context.hold.placed }
  return (path: Path, put: unknown) => {
    const changed = { ...snapshot, context: replaced(context, path, put) }
    const empty = { draft: newDraft("", "AE"), now: 0 }
    return readSnapshot(run.machine, JSON.stringify({ ...stored, snapshot: changed }), empty, isWholeBooking)
  }
}

const ofOrder = [
  ["accessToken"],
  ["booking"],
  ["booking", "reference"],
  ["booking", "state"],
  ["booking", "price"],
  ["booking", "price", "toPay"],
  ["booking", "price", "toPay", "minor"],
  ["booking", "price", "toPay", "currency"],
]

describe("a stored booking", () => {
  it("is gone on with where nothing is held, and nothing was", async () => {
    const read = await storedBooking()
    expect(read(["hold"], null)).not.toBeNull()
    expect(read(["lapsed"], null)).not.toBeNull()
  })

  it("is refused cleanly where what is held or was has another shape, down to its price", async () => {
    const read = await storedBooking()
    const parts = [
      ["hold"],
      ["hold", "endsAt"],
      ["hold", "placed"],
      ...ofOrder.map((path) => ["hold", "placed", ...path]),
      ["lapsed"],
      ...ofOrder.map((path) => ["lapsed", ...path]),
    ]
    for (const path of parts) {
      for (const other of [undefined, true, []]) expect(read(path, other), path.join(".")).toBeNull()
    }
  })
})
