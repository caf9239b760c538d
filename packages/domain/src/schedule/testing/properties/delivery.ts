import fc from "fast-check"
import { addDays } from "../../../calendar/local-date.ts"
import { bookWarnings } from "../../book-warnings.ts"
import { claim, claimSame } from "../claim.ts"
import { bookAsRead, deliversWithinMinutes, minutesOf, pickupWindows } from "../literal-book.ts"
import { property, type ScheduleProperty, type Stage } from "../property.ts"
import { at, exists, factsOf } from "../reference.ts"
import { allListed, withAsk } from "./asking.ts"
import { onPlainDays } from "./earliest.ts"

/** 30 to 33: delivery. */
export function deliveryProperties({ scenes, inFixedZones }: Stage): readonly ScheduleProperty[] {
  return [
    property(30, "delivery is never before pick-up, nor sooner than the lead days", scenes, (scene) => {
      const { leadDays } = factsOf(scene)
      for (const { key, date, delivery } of allListed(scene))
        claim(delivery.date >= addDays(date, leadDays), `${key} is delivered on ${delivery.date}`)
    }),
    property(
      30,
      "delivery is the lead days after pick-up where no day is special",
      inFixedZones.map(onPlainDays),
      (scene) => {
        const { leadDays } = factsOf(scene)
        for (const { date, delivery } of allListed(scene))
          claimSame(delivery.date, addDays(date, leadDays), `from ${date}`)
      },
    ),
    property(31, "delivery without lead days is on the pick-up date, whatever is skipped", scenes, (scene) => {
      if (factsOf(scene).leadDays > 0) return
      for (const { date, delivery } of allListed(scene)) claimSame(delivery.date, date, `the delivery date of ${date}`)
    }),
    property(
      32,
      "delivery neither begins nor ends before its pick-up, in books that are not warned of it",
      scenes,
      (scene) => {
        const read = bookAsRead(scene.book, scene.readings)
        if (bookWarnings(read).some(({ path }) => path.endsWith(".delivery"))) return
        for (const { key, start, end, delivery } of allListed(scene))
          for (const option of delivery.options) {
            claim(option.start >= start, `${key} begins at ${start}, its delivery at ${option.start}`)
            claim(option.end >= end, `${key} ends at ${end}, its delivery at ${option.end}`)
          }
      },
    ),
    property(
      33,
      "a delivery with a deadline ends so many minutes after the start, or at the last time, on its date",
      scenes,
      (scene) => {
        const facts = factsOf(scene)
        const { delivery } = facts.service
        if (!("within" in delivery)) return
        for (const { date, window, start, delivery: promised } of allListed(scene)) {
          const range = pickupWindows(facts.service).find(({ id }) => id === window)
          const deadline = Math.min((range?.start ?? 0) + delivery.within, minutesOf(delivery.notAfter))
          const [option, ...others] = promised.options
          claimSame([promised.date, others], [date, []], `the date and the options of ${window}`)
          claimSame([option?.start, option?.end], [start, at(facts, date, deadline)], `the delivery of ${window}`)
        }
      },
    ),
    property(
      33,
      "a route with lead days is later, and is refused for a delivery within minutes",
      fc.tuple(scenes, fc.integer({ min: 0, max: 5 })),
      ([scene, leadDays]) => {
        const routed = withAsk(scene, { route: { leadDays } })
        const facts = factsOf(routed)
        if (deliversWithinMinutes(facts.service) && leadDays > 0) {
          let refusal: unknown
          try {
            allListed(routed)
          } catch (error) {
            refusal = error
          }
          claim((refusal as { field?: string })?.field === "route.leadDays", `the route is not refused: ${refusal}`)
          return
        }
        for (const { key, date, delivery } of allListed(routed)) {
          claim(delivery.date >= addDays(date, leadDays), `${key} is delivered on ${delivery.date}`)
          const ranges = "windows" in facts.service.delivery ? facts.service.delivery.windows : []
          for (const { window } of delivery.options) {
            const range = ranges.find(({ id }) => id === window)
            const isThere =
              range &&
              exists(facts, delivery.date, {
                ...range,
                start: minutesOf(range.start),
                end: minutesOf(range.end),
                weekdays: range.weekdays,
              })
            claim(range === undefined || isThere === true, `${key} is delivered in ${window}, which is not on that day`)
          }
        }
      },
    ),
  ]
}
