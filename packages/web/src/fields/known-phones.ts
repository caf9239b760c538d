import { parsePhone } from "@mersal/domain/account/phone/phone"
import { type PhoneFieldView, type PhoneOrigin, phoneFieldView } from "@mersal/domain/account/phone/phone-field"
import type { PhoneReader } from "@mersal/domain/account/phone/phone-reader"
import { settledPhone, typedBehind } from "@mersal/domain/account/phone/typed-phone"
import { writtenPhone } from "@mersal/domain/account/phone/written-phone"
import type { MarketId } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import { listed } from "@mersal/domain/messages/listed"
import { spare } from "../environment/answers/spare.ts"
import { shownLanguage } from "../environment/language.ts"
import type { CountryList } from "./CountryList.tsx"

// What a page can do with phones once the phone rules are loaded. Loaded together with them.

/** The numbers of the countries called most, and of every country once one of the others was met. */
let reader: PhoneReader = parsePhone

export const read: PhoneReader = (text, market) => reader(text, market)

/**
 * The answer of a check of phones. If it meets a number that only the worldwide metadata can tell, these are loaded and
 * the check is made again: the page then refuses what the server refuses. If they cannot be loaded, such a number is no
 * fault here, and the server's check counts.
 */
export async function checked<Answer>(check: (readPhone: PhoneReader) => Answer): Promise<Answer> {
  let isUntold = false as boolean
  const answer = check((text, market) => {
    const phone = reader(text, market)
    isUntold ||= !phone.ok && phone.reason === "unsupported-country"
    return phone
  })
  const worldwide = isUntold && (await spare(import("@mersal/domain/account/phone/phone-worldwide")))
  if (!worldwide) return answer
  reader = worldwide.parseWorldwidePhone
  return check(reader)
}

export const written = (text: string, market: MarketId): string => writtenPhone(text, market, reader)

export const settled = (text: string, market: MarketId, limit?: number): string =>
  settledPhone(text, market, reader, limit)

/** Separates a field's number from its code after typing has ended. The field may change meanwhile. */
export async function settle(latest: { readonly current: PhoneFieldState }): Promise<void> {
  await checked((readPhone) => readPhone(latest.current.value, latest.current.market))
  field(latest.current).settle()
}

/** Loads the list of countries when it is first opened; null if it does not load. */
export const countryList = (): Promise<typeof CountryList | null> =>
  spare(import("./CountryList.tsx").then(({ load }) => load()))

/** The state of a phone field. */
export interface PhoneFieldState {
  readonly value: string
  /** The default country of an empty field, and which country a shared calling code belongs to. */
  readonly origin: PhoneOrigin
  readonly market: MarketId
  readonly limit: number
  readonly setOrigin: (origin: PhoneOrigin) => void
  readonly onChange: (text: string) => void
}

/** What the field shows and can do. Without the phone rules it shows and keeps the typed text. */
export interface PhoneFieldActs extends Partial<PhoneOrigin> {
  readonly text: string
  readonly type: (text: string) => void
  readonly isLandline?: boolean
  /** The country and its code, for screen readers: "United Arab Emirates, +971". */
  readonly spoken?: string | undefined
  readonly choose?: (chosen: PhoneOrigin) => void
}

interface KnownFieldActs extends PhoneFieldActs {
  /** Separates the number from its code after typing has ended. */
  readonly settle: () => void
}

/** Created at their first use, because that is slow. */
const countries: Partial<Record<Language, Intl.DisplayNames>> = {}

function spokenCode(callingCode: string, phoneCountry: string | null): string {
  const language = shownLanguage()
  countries[language] ??= new Intl.DisplayNames(language, { type: "region" })
  return listed[language]([...(phoneCountry ? [countries[language].of(phoneCountry) ?? ""] : []), callingCode])
}

export function field({ value, origin, market, limit, setOrigin, onChange }: PhoneFieldState): KnownFieldActs {
  const asSettled = settled(value, market, limit)
  const asTyped = phoneFieldView(value, market)
  // A stored number in one piece with its code is shown as if typed after it.
  const isStored = asTyped.callingCode === null && origin.callingCode !== null
  const view = isStored ? phoneFieldView(asSettled, market) : asTyped
  const { callingCode, text } = value === "" ? { ...origin, text: "" } : view
  const given = callingCode === origin.callingCode ? origin : view
  const number = reader(value, market)
  const phoneCountry = given.phoneCountry ?? (callingCode && number.ok ? number.country : null)

  const change = (changed: string, before: PhoneOrigin) => {
    const next = phoneFieldView(changed, market)
    // A code alone is not a number yet.
    onChange(next.text && changed)
    setOrigin(next.callingCode === before.callingCode ? before : next)
  }
  const behind = (before: Pick<PhoneFieldView, "callingCode" | "text">, typed: string) =>
    typedBehind(before, typed, market, reader, limit)
  return {
    callingCode,
    phoneCountry,
    text,
    spoken: callingCode ? spokenCode(callingCode, phoneCountry) : undefined,
    isLandline: number.ok && !number.takesSms,
    type: (typed) => change(behind({ callingCode, text }, typed), { callingCode, phoneCountry: given.phoneCountry }),
    // The digits alone: they are grouped as in the country before.
    choose: (chosen) => change(behind({ ...chosen, text: "" }, text.replace(/[+\s]/g, "")), chosen),
    settle: () => asSettled !== value && change(asSettled, origin),
  }
}
