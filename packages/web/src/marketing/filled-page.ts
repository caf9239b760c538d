import { type HostProfile, hostProfiles } from "@mersal/domain/market/host-profile"
import type { Language } from "@mersal/domain/messages/language"
import { addressIn } from "@mersal/domain/site/page-address"
import { hospitalsPath } from "@mersal/domain/site/product-slug"
import type { SiteFacts } from "@mersal/domain/site/site"
import { createContext, useContext } from "react"
import { type Formats, formatsBy } from "../environment/formats/formats.ts"
import { type Direction, directionOf } from "../environment/language.ts"
import { type SiteTexts, siteTexts } from "./texts.ts"

/** A page about the product while it is rendered: its data and its language. */
export interface FilledPage {
  readonly facts: SiteFacts
  readonly profile: HostProfile
  readonly language: Language
  readonly direction: Direction
  readonly texts: SiteTexts
  readonly formats: Formats
  /** The market's country, as written within a sentence. */
  readonly country: string
  /** "Dubai time": the zone of every time on the page (D9). */
  readonly cityTime: string
  /** The page's own address in English, as in section 2: "/about/". */
  readonly path: string
  /** The address of another page in the same language. */
  readonly pageLink: (path: string) => string
  /** The address of /{product}-for-hospitals/ in this language. */
  readonly hospitalsLink: string
  /** Where booking begins in this language. */
  readonly bookingLink: string
}

export function fillPage(path: string, language: Language, facts: SiteFacts): FilledPage {
  const texts = siteTexts[language]
  const profile = hostProfiles[facts.profileId]
  const { id } = profile.market
  return {
    facts,
    profile,
    language,
    direction: directionOf(language),
    texts,
    formats: formatsBy[language],
    country: texts.marketing.country[id],
    cityTime: id === "AE" ? texts.booking.dubaiTime : texts.booking.dohaTime,
    path,
    pageLink: (to) => addressIn(language, to),
    hospitalsLink: addressIn(language, hospitalsPath(facts.productName)),
    bookingLink: language === "ar" ? "/go/ar" : "/go/book",
  }
}

export const FilledPageContext = createContext<FilledPage | null>(null)

/** The page that is being rendered. */
export function usePage(): FilledPage {
  const page = useContext(FilledPageContext)
  if (page === null) throw new Error("usePage outside of a page about the product")
  return page
}
