import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { packageLimit } from "../../booking/parcel/package-limits.ts"
import { horizonOf } from "../../booking/windows/market-schedule.ts"
import { waitingMinutes } from "../../delivery/waiting.ts"
import { type MarketId, markets } from "../../market/market.ts"
import { Contacts } from "../../ports/driven/contacts.ts"
import type { ConfigKey, ConfigValue } from "../../ports/driving/reference-data-service.ts"
import { quoteLifetimeMinutes } from "../../pricing/quote.ts"
import { rulesInForce } from "../windows/market-basis.ts"
import { readTaxes } from "./read-taxes.ts"

/** A market's public settings (section 7, the config value list by domain). */
export const readConfig = Effect.fn("readConfig")(function* ({ market }: { readonly market: MarketId }) {
  const { currency, zone, phoneCountry, callingCode } = markets[market]
  const [tax] = yield* readTaxes({ market })
  const contacts = yield* Contacts
  const { maximumKg, boxCm } = packageLimit
  const values: Readonly<Record<ConfigKey, string | number | undefined>> = {
    vat: tax?.percent,
    currency,
    timeZone: zone,
    phoneCountry,
    callingCode,
    maximumWeightKg: maximumKg,
    maximumLengthCm: boxCm[0],
    maximumWidthCm: boxCm[1],
    maximumHeightCm: boxCm[2],
    pickupWaitMinutes: waitingMinutes.pickup,
    quoteMinutes: quoteLifetimeMinutes,
    horizonDays: horizonOf(yield* rulesInForce(market, yield* Clock.currentTimeMillis)),
    supportPhone: contacts.supportPhone,
    whatsapp: contacts.whatsapp,
    contactEmail: contacts.contactEmail,
  }
  return Object.entries(values).flatMap(([key, value]): readonly ConfigValue[] =>
    value === undefined ? [] : [{ key: key as ConfigKey, value }],
  )
})
