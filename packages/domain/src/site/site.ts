import type { Instant } from "../calendar/zone.ts"
import type { Plan } from "../corporate/plan.ts"
import type { ProfileId } from "../market/host-profile.ts"
import type { ServiceArea } from "../places/service-area.ts"
import type { InternationalRate } from "../pricing/international.ts"
import type { Contact } from "./contact.ts"
import type { FootprintFactors } from "./footprint.ts"
import type { Offer } from "./offer.ts"
import type { PageAddress } from "./page-address.ts"
import type { SamplePlace } from "./sample-place.ts"
import type { Timetable } from "./timetable.ts"

/** The pages about the product, as the server has them: the build made them, and each is filled when it is asked for. */
export interface Site {
  /** The page at a path, or null where none of these pages stands. Some paths hold the product's name. */
  readonly find: (path: string, productName: string) => SitePage | null
  /** What stands at an address that nothing has. */
  readonly notFound: (language: PageAddress["language"]) => SitePage
  /** The addresses that a search engine should know, as sitemap.xml, and what it is asked to leave alone. */
  readonly sitemap: (facts: SiteFacts) => string
  readonly robots: (facts: SiteFacts) => string
  /** The one script that stands within each page: the content security policy names it by its hash. */
  readonly inlineScript: string
}

export interface SitePage {
  /** Whether it shows what `SiteFacts.live` says, and so changes with the minute. */
  readonly isLive: boolean
  readonly fill: (facts: SiteFacts) => SiteDocument
}

export interface SiteDocument {
  /** The whole document, with `serverNowMark` where the server's instant belongs. */
  readonly html: string
  /** The one style sheet that stands within it: the content security policy names it by its hash. Empty where there is none. */
  readonly inlineStyle: string
}

/** Stands in a page until it leaves: the server's now, by which its countdown runs. */
export const serverNowMark = "{server-now}"

/** Everything that a page is filled with. */
export interface SiteFacts extends Contact {
  readonly productName: string
  readonly profileId: ProfileId
  /** Where the profile's customers open the product, without a slash at its end: links that leave the page begin so. */
  readonly origin: string
  readonly footprintFactors: FootprintFactors
  /** For how many years after its delivery a booking says for whom it was. */
  readonly yearsOfPeople: number
  /** The instant that the page is made for. */
  readonly now: Instant
  /** Null where the figures could not be had: the page then stands without them. */
  readonly live: LiveFacts | null
}

/** What changes by itself, or by an operator's hand. */
export interface LiveFacts {
  /** The way that is priced: asked for by the address, or the market's first. */
  readonly way: { readonly from: SamplePlace; readonly to: SamplePlace }
  readonly places: readonly SamplePlace[]
  /** Empty where the way is not served. */
  readonly offers: readonly Offer[]
  readonly distanceKm: number | null
  /** As of a quote: absent, and the distance is great circle × 1.3, so 'about' (D20). */
  readonly byRoad?: true
  readonly timetables: readonly Timetable[]
  readonly areas: readonly ServiceArea[]
  /** The districts of each area that address search knows, by the area's id. */
  readonly districts: Readonly<Record<string, readonly { readonly en: string; readonly ar: string }[]>>
  readonly internationalRates: readonly InternationalRate[]
  /** What companies can buy, the cheapest first. */
  readonly plans: readonly Plan[]
}
