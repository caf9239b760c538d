import type { LocalDate } from "../../../calendar/local-date.ts"
import type { MarketId } from "../../../market/market.ts"
import type { AdminService } from "../../../ports/driving/admin-service.ts"
import type { PriceRequest } from "../../../ports/driving/pricing-service.ts"
import { rowInForce } from "../../../pricing/dated-row.ts"
import type { Promo } from "../../../promo/promo.ts"
import type { ReferenceEntry } from "../../../reference/reference-entry.ts"
import { at } from "../../sample-booking.ts"
import { sampleDay } from "../../sample-order.ts"
import type { Stage } from "../contract-case.ts"
import { first, succeeded } from "../expectations.ts"
import { pricedWay } from "../priced-way.ts"
import type { StaffedStage } from "../staffed-stage.ts"

export const now = at("2026-11-21T09:00:00.000+04:00")

export const minute = 60_000

export const sameDay = async (stage: Stage, patch: Partial<PriceRequest> = {}) => {
  const { quotes } = succeeded(await stage.services().pricing.quotePrices(pricedWay(patch)))
  return first(quotes.filter(({ bookingType }) => bookingType === "sameDay"))
}

export async function scene(stage: StaffedStage) {
  await stage.setNow(now)
  const { id, services } = await stage.staff("admin", "Amal")
  return { id, admin: services.admin }
}

/** The price list that a market uses on a day. */
export async function tariffOf(admin: AdminService, market: MarketId, day: LocalDate = sampleDay) {
  const entries = succeeded(await admin.list({ kind: "tariffs", market }))
  const live = entries.filter(({ endedAt }) => endedAt === null)
  const id = rowInForce(
    live.map(({ value }) => value),
    day,
  )?.id
  return first(live.filter(({ value }) => value.id === id))
}

export const editOf = ({ value, version }: ReferenceEntry<"tariffs">, minimumMinor: number) => ({
  kind: "tariffs" as const,
  market: value.market,
  id: value.id,
  version,
  value: { ...value, minimumMinor },
})

export const promo: Promo = {
  code: "EID-2026",
  market: "AE",
  discount: { type: "FIXED_DISCOUNT", minor: 500 },
  validFrom: now,
  validUntil: null,
  capMinor: null,
  minimumMinor: 0,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  bookingTypes: [],
  vehicles: [],
  isListed: false,
}
