import { assign, raise } from "xstate"
import { basisAfter } from "./after-answer.ts"
import type { BookingSetup } from "./booking-actions.ts"
import { slotRequest } from "./booking-context.ts"
import { isUnserved } from "./call-failure.ts"

/** The region that keeps the basis of the server's schedule current. */
export const scheduling = (booking: BookingSetup) =>
  booking.createStateConfig({
    initial: "deciding",
    // A window that is full in one area may be free in another.
    on: { "draft.changed": { guard: "changesWay", target: ".deciding" } },
    states: {
      deciding: { always: [{ guard: "hasWay", target: "asking" }, { target: "idle" }] },
      idle: {},
      asking: {
        invoke: {
          src: "lookUpSlots",
          input: ({ context }) => slotRequest(context),
          onDone: {
            target: "known",
            actions: [
              assign(({ context, event }) => ({ basis: basisAfter(context, event.output) })),
              raise(({ event }) => ({ type: "time.passed", now: event.output.now })),
            ],
          },
          // Nobody waits for this call: confirm checks at the server whatever the page offers meanwhile.
          onError: [{ guard: ({ event }) => isUnserved(event.error), target: "idle" }, { target: "unknown" }],
        },
        // A request sent before the connection broke may never be answered.
        on: { "connection.returned": "deciding" },
      },
      known: {
        after: { basisLifetime: "deciding" },
        on: {
          "page.reopened": "deciding",
          "page.seen": "deciding",
          "connection.returned": "deciding",
          // A step that no other call leads to would not hear that it is too late by now.
          "book.continued": "deciding",
          "summary.continued": "deciding",
        },
      },
      unknown: {
        after: { basisRetry: "deciding" },
        on: { "page.reopened": "deciding", "connection.returned": "deciding" },
      },
    },
  })
