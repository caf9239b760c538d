import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { Banners } from "../../ports/driven/banners.ts"
import type { BannerRequest } from "../../ports/driving/reference-data-service.ts"
import { bannersShown } from "../../reference/banner.ts"

/** The banners that a channel shows in a market now (section 7, GET /banners/details). */
export const listBanners = Effect.fn("listBanners")(function* ({ market, channel }: BannerRequest) {
  const banners = yield* (yield* Banners).list(market)
  return bannersShown(banners, channel, yield* Clock.currentTimeMillis)
})
