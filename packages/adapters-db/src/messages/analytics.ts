import { type AnalyticsEvent, analyticsNames } from "@mersal/domain/analytics/analytics-event"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import { msPerDay } from "@mersal/domain/calendar/zone"
import { Analytics } from "@mersal/domain/ports/driven/analytics"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { insertOf } from "../database/inserts.ts"
import { wholeNumber } from "../rows/columns.ts"

/** Counts facts in a table of our own. */
export const analytics: Layer.Layer<Analytics, never, Database> = Layer.effect(
  Analytics,
  Effect.gen(function* () {
    const { rows, write } = yield* Database
    return {
      note: ({ id, event, market, at }) =>
        Effect.asVoid(
          write([
            insertOf("analytics_events", { id, name: event.name, market, detail: detailOf(event), happened_at: at }),
          ]),
        ),
      counts: (market) => Effect.map(rows(counts, [market]), (found) => found.map(readCount)),
    }
  }),
)

const detailOf = (event: AnalyticsEvent): string | null => {
  switch (event.name) {
    case "WEB_COUPON_CODE_APPLIED":
      return event.couponCode
    case "WEB_TRACKING_FAILED":
      return event.errorMessage
    default:
      return null
  }
}

const counts = `
  select happened_at / ${msPerDay} as day, name, count(*) as counted from analytics_events where market = ?
  group by happened_at / ${msPerDay}, name order by day desc, name`

const CountRow = z.object({ day: wholeNumber, name: z.enum(analyticsNames), counted: wholeNumber })

function readCount(row: unknown) {
  const { day, name, counted } = CountRow.parse(row)
  return { day: toIso(day * msPerDay).slice(0, 10), name, count: counted }
}
