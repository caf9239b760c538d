import { parsePhone } from "@mersal/domain/account/phone/phone"
import { type PhoneFieldView, type PhoneOrigin, phoneFieldView } from "@mersal/domain/account/phone/phone-field"
import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import { settledPhone, typedBehind } from "@mersal/domain/account/phone/typed-phone"
import { writtenPhone } from "@mersal/domain/account/phone/written-phone"
import type { MarketId } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import { listed } from "@mersal/domain/messages/listed"
import { spare } from "../environment/answers/spare.ts"
import { kept } from "../environment/formats/kept-formats.ts"
import { shownLanguage } from "../environment/language.ts"
import type { CountryList } from "./CountryList.tsx"

// What a page can do with phones once the knowledge of their forms has come, in a file with it.

export const read: PhoneReader = parsePhone

export const written = (text: string, market: MarketId): string => writtenPhone(text, market, parsePhone)

export const settled = (text: string, market: MarketId, limit?: number): string =>
  settledPhone(text, market, parsePhone, limit)

/** The list of countries, with the first wish for it; null where it does not come. */
export const countryList = (): Promise<typeof CountryList | null> =>
  spare(import("./CountryList.tsx").then(({ load }) => load()))

/** A phone field as it stands. */
export interface PhoneFieldState {
  readonly value: string
  /** Where an empty field's number would be from, and whose a code is that several share. */
  readonly origin: PhoneOrigin
  readonly market: MarketId
  readonly limit: number
  readonly setOrigin: (origin: PhoneOrigin) => void
  readonly onChange: (text: string) => void
}

/** What it shows, and what may be done with it; by itself it shows and keeps what is typed. */
export interface PhoneFieldActs extends Partial<PhoneOrigin> {
  readonly text: string
  readonly type: (text: string) => void
  readonly isLandline?: boolean
  /** Whose the code is, and the code: "United Arab Emirates, +971". */
  readonly spoken?: string | undefined
  readonly choose?: (chosen: PhoneOrigin) => void
}

interface KnownFieldActs extends PhoneFieldActs {
  /** What nobody types any more is set apart from its code. */
  readonly settle: () => void
}

const countriesIn = kept((language: Language) => new Intl.DisplayNames(language, { type: "region" }))

function spokenCode(callingCode: string, phoneCountry: string | null): string {
  const language = shownLanguage()
  return listed[language]([...(phoneCountry ? [countriesIn(language).of(phoneCountry) ?? ""] : []), callingCode])
}

export function field({ value, origin, market, limit, setOrigin, onChange }: PhoneFieldState): KnownFieldActs {
  const asSettled = settled(value, market, limit)
  const asTyped = phoneFieldView(value, market)
  // A stored number whose code runs on into its digits is shown as if it had been typed behind it.
  const isStored = asTyped.callingCode === null && origin.callingCode !== null
  const view = isStored ? phoneFieldView(asSettled, market) : asTyped
  const { callingCode, text } = value === "" ? { ...origin, text: "" } : view
  const given = callingCode === origin.callingCode ? origin : view
  const number = parsePhone(value, market)
  const phoneCountry = given.phoneCountry ?? (callingCode && number.ok ? number.country : null)

  const change = (changed: string, before: PhoneOrigin) => {
    const next = phoneFieldView(changed, market)
    // A code alone is no number yet.
    onChange(next.text && changed)
    setOrigin(next.callingCode === before.callingCode ? before : next)
  }
  const behind = (before: Pick<PhoneFieldView, "callingCode" | "text">, typed: string) =>
    typedBehind(before, typed, market, parsePhone, limit)
  return {
    callingCode,
    phoneCountry,
    text,
    spoken: callingCode ? spokenCode(callingCode, phoneCountry) : undefined,
    isLandline: number.ok && !number.takesSms,
    type: (typed) => change(behind({ callingCode, text }, typed), { callingCode, phoneCountry: given.phoneCountry }),
    choose: (chosen) => change(behind({ ...chosen, text: "" }, text.replace("+", "")), chosen),
    settle: () => asSettled !== value && change(asSettled, origin),
  }
}
