import type { DriverCard } from "@mersal/domain/tracking/driver-card"
import { liveLeg } from "@mersal/domain/tracking/timeline"
import type { Leg, TrackingEvent, TrackingKind } from "@mersal/domain/tracking/tracking-event"
import * as z from "zod/mini"
import { imageAddress, imageName } from "./wire-image.ts"
import { wireInstant } from "./wire-values.ts"

// The timeline as section 3 writes it: a group for each leg, with its events and its live link.

const legNames: Readonly<Record<Leg, string>> = { pickup: "Pickup", delivery: "Delivery" }
const kindNames: Readonly<Record<TrackingKind, string>> = {
  inProgress: "IN PROGRESS",
  completed: "COMPLETED",
  failed: "FAILED",
  cancelled: "CANCELLED",
}
export const trackingKinds = [
  "inProgress",
  "completed",
  "failed",
  "cancelled",
] as const satisfies readonly TrackingKind[]
export const legs = ["pickup", "delivery"] as const satisfies readonly Leg[]

/**
 * The driver, by the names of section 3: `rating` is the mean of customers' ratings, `star` the same in whole stars.
 */
const WireDriver = z.object({
  name: z.string(),
  ph: z.nullable(z.string()),
  img: z.nullable(z.string()),
  star: z.nullable(z.number()),
  rating: z.nullable(z.number()),
})

const WireEvent = z.object({
  typ: z.string(),
  sno: z.number(),
  dt: wireInstant,
  fldrsn: z.nullable(z.string()),
  cnclrsn: z.nullable(z.string()),
  fltdtls: z.nullable(WireDriver),
})

export const wireEventGroups = z.array(
  z.object({ type: z.string(), dtls: z.array(WireEvent), url: z.nullable(z.string()) }),
)
type EventGroups = z.output<typeof wireEventGroups>

/** "PICKUP IN PROGRESS" and so on: the specification's name for leg and kind. */
const typeOf = (event: TrackingEvent): string => `${legNames[event.leg].toUpperCase()} ${kindNames[event.kind]}`

/**
 * @param driver for the steps in progress, shown to the owner
 * @param liveLink of the leg on which the driver can be followed
 */
export function groupsOfEvents(
  events: readonly TrackingEvent[],
  driver: DriverCard | null = null,
  liveLink: string | null = null,
): EventGroups {
  const live = liveLeg(events)
  const card = driver && {
    name: driver.name,
    ph: driver.phone,
    img: imageAddress(driver.image),
    star: driver.rating && Math.round(driver.rating),
    rating: driver.rating,
  }
  return legs.map((leg) => ({
    type: legNames[leg],
    dtls: events
      .filter((event) => event.leg === leg)
      .map((event) => ({
        typ: typeOf(event),
        sno: event.order,
        dt: event.at,
        fldrsn: event.kind === "failed" ? event.reason : null,
        cnclrsn: event.kind === "cancelled" ? event.reason : null,
        fltdtls: event.kind === "inProgress" ? card : null,
      })),
    url: leg === live ? liveLink : null,
  }))
}

export const eventsOfGroups = (groups: EventGroups): readonly TrackingEvent[] =>
  groups.flatMap((group) =>
    group.dtls.map((event) => ({
      leg: legs.find((leg) => legNames[leg] === group.type) ?? "pickup",
      kind: trackingKinds.find((kind) => event.typ.endsWith(kindNames[kind])) ?? "inProgress",
      order: event.sno,
      at: event.dt,
      reason: event.fldrsn ?? event.cnclrsn,
    })),
  )

export function driverOfGroups(groups: EventGroups): DriverCard | null {
  const card = groups.flatMap(({ dtls }) => dtls).find(({ fltdtls }) => fltdtls !== null)?.fltdtls
  return card ? { name: card.name, phone: card.ph, image: imageName(card.img), rating: card.rating } : null
}
