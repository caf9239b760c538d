import { addDays, type LocalDate } from "../../calendar/local-date.ts"
import { sharedZone } from "../../calendar/testing/arbitraries.ts"
import { type Instant, instantAt, type MinuteOfDay } from "../../calendar/zone.ts"
import { type PlannedRange, planDelivery, planWindows } from "../internal/plan.ts"
import type { Service } from "../rule-book.ts"
import type { Scene } from "./arbitraries.ts"

/** The definitions of a listing, one comparison at a time and nothing remembered: what the engine has to agree with. */
export function openWindows(scene: Scene, date: LocalDate, now: Instant): readonly string[] {
  return windowsOf(scene)
    .filter((window) => now < at(scene, date, window.orderBy))
    .filter((window) => exists(scene, date, window) && hasDelivery(scene, date, window))
    .map((window) => window.id)
}

export const windowsOf = (scene: Scene): ReturnType<typeof planWindows> => planWindows(courierOf(scene).pickup)

export function courierOf({ book }: Scene): Service {
  const { courier } = book.services
  if (courier === undefined) throw new Error("A book of a scene has the service courier")
  return courier
}

/** Minutes before 00:00 belong to the days before. */
export function at({ zone }: Scene, date: LocalDate, minute: number): Instant {
  const days = Math.floor(minute / 1440)
  const minuteOfDay: MinuteOfDay = minute - days * 1440
  return instantAt(sharedZone(zone), addDays(date, days), minuteOfDay)
}

const exists = (scene: Scene, date: LocalDate, { start, end }: PlannedRange): boolean =>
  at(scene, date, start) < at(scene, date, end)

function hasDelivery(scene: Scene, date: LocalDate, window: PlannedRange): boolean {
  const { delivery } = courierOf(scene)
  const searchDays = delivery.leadDays === 0 ? 0 : scene.book.horizonDays
  for (let day = delivery.leadDays; day <= delivery.leadDays + searchDays; day++)
    if (planDelivery(delivery)(window).some((range) => exists(scene, addDays(date, day), range))) return true
  return false
}
