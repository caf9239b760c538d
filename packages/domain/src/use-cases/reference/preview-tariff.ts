import * as Effect from "effect/Effect"
import { RecentBookings } from "../../ports/driven/recent-bookings.ts"
import { ServiceAreas } from "../../ports/driven/service-areas.ts"
import type { Tariff } from "../../pricing/tariff.ts"
import { tariffPreview } from "../../pricing/tariff-preview.ts"
import { tariffIssues } from "../../reference/price-issues.ts"
import { InvalidReference } from "../../reference/reference-errors.ts"

/** What a price list would have charged for the latest bookings of its market (D43). Stores nothing. */
export const previewTariff = Effect.fn("previewTariff")(function* (tariff: Tariff) {
  const areas = yield* (yield* ServiceAreas).list(tariff.market)
  const issues = tariffIssues(tariff, areas)
  if (issues.length > 0) return yield* new InvalidReference({ issues })
  return tariffPreview(tariff, yield* (yield* RecentBookings).list(tariff.market, bookingsPreviewed), areas)
})

const bookingsPreviewed = 200
