import type { LocalDate } from "@mersal/domain/calendar/local-date"
import { type MarketId, markets } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import { money } from "@mersal/domain/money/money"
import type { ReferenceKind, ReferenceValues } from "@mersal/domain/reference/reference-entry"
import type { Formats } from "../../environment/formats/formats.ts"
import type { MarketTime } from "../../environment/formats/market-time.ts"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

interface Saying {
  readonly words: PageTexts["admin"]
  readonly formats: Formats
  readonly time: MarketTime
  readonly language: Language
}

type Summaries = {
  readonly [Kind in ReferenceKind]: (value: ReferenceValues[Kind], saying: Saying) => readonly string[]
}

const from = ({ words, time }: Saying, date: LocalDate) => `${words.fields.validFrom} ${time.date(date)}`
const moments = ({ words, time }: Saying, start: number, end: number | null) => [
  `${words.fields.validFrom} ${time.moment(start)}`,
  ...(end === null ? [] : [`${words.fields.validUntil} ${time.moment(end)}`]),
]
const amount = ({ formats }: Saying, market: MarketId, minor: number) =>
  formats.money(money(minor, markets[market].currency))

const summaries: Summaries = {
  tariffs: (tariff, saying) => [
    from(saying, tariff.validFrom),
    `${saying.words.fields.minimum} ${amount(saying, tariff.market, tariff.minimumMinor)}`,
  ],
  "tax-rates": (rate) => [`${rate.percent} %`],
  areas: ({ city, generation }, { words, language }) => [city[language], words.generations[generation]],
  promos: (promo, saying) => [
    promo.discount === null
      ? ""
      : "minor" in promo.discount
        ? amount(saying, promo.market, promo.discount.minor)
        : `${promo.discount.percent} %`,
    ...moments(saying, promo.validFrom, promo.validUntil),
  ],
  closures: ({ from: first, to, between, tags = [], source }, { words }) => [
    first === to ? first : `${first} – ${to}`,
    ...(between ? [`${between[0]}–${between[1]}`] : []),
    ...tags.map((tag) => words.vehicles[tag as keyof typeof words.vehicles] ?? tag),
    ...(source === undefined ? [] : [source]),
  ],
  banners: (banner, saying) => [
    banner.title[saying.language],
    saying.words.channels[banner.channel],
    ...moments(saying, banner.validFrom, banner.validUntil),
  ],
  "international-rates": (rate, saying) => [saying.words.countries[rate.to], from(saying, rate.validFrom)],
  capacities: ({ bookingType, window, capacity }, { words }) => [
    words.bookingTypes[bookingType],
    window ?? words.all,
    `${words.fields.capacity}: ${capacity}`,
  ],
  rules: (rules, saying) => [...moments(saying, rules.validFrom, null), ...rules.readings],
}

/** An entry in a few words, shown beside its id. Each word may be in another language than the page. */
export const entrySummary = <Kind extends ReferenceKind>(kind: Kind, value: ReferenceValues[Kind], saying: Saying) =>
  summaries[kind](value, saying).filter((part) => part !== "")
