import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { StaffAction } from "../../../account/staff-event.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import type { Change } from "../../../ports/driven/unit-of-work.ts"

/** The log line for the change of a member of staff, or for an erasure by the operator. */
export const notedStaffEvent = Effect.fnUntraced(function* (action: StaffAction, of: string, by: string | null) {
  const event = { id: yield* (yield* IdSource).token, at: yield* Clock.currentTimeMillis, by, of, action }
  return { kind: "noteStaffEvent", event } satisfies Change
})
