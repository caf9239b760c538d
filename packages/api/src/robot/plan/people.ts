import type { MarketId } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import type { Chance } from "./chance.ts"

/** Somebody of whom the day tells; nobody whom there is. Phones are E.164, and nobody else's on the same day. */
export interface Person {
  readonly name: string
  readonly phone: string
  readonly language: Language
}

type Names = readonly [string, ...string[]]

const givenNames: Readonly<Record<Language, Names>> = {
  en: ["Aisha", "Omar", "Fatima", "Rahul", "Maria", "Yousef", "Grace", "Imran", "Noora", "Daniel", "Priya", "Khalid"],
  ar: ["عائشة", "عمر", "فاطمة", "خالد", "نورة", "يوسف", "مريم", "سعيد", "حصة", "ماجد"],
}

const familyNames: Readonly<Record<Language, Names>> = {
  en: ["Rahman", "Khalid", "Al Marri", "Mathew", "Santos", "Haddad", "Nair", "Al Kuwari", "Hussain", "Farouk"],
  ar: ["الكعبي", "المري", "الشامسي", "الكواري", "النعيمي", "حداد", "الهاجري", "المنصوري"],
}

/** Numbers of mobile phones that are read as such, and that nothing is ever sent to. */
const phonePrefix: Readonly<Record<MarketId, string>> = { AE: "+97150", QA: "+9745" }

/** As many people as one day may have, each with a phone of his own. */
const mostPeople = 10_000
/** So many seeds have other phones than one another. */
const seedsApart = 900

/** @param number whose phone it is: another one for each person of a day, below `mostPeople` */
export function somebody(chance: Chance, market: MarketId, seed: number, number: number): Person {
  const language = chance.oneIn(3) ? "ar" : "en"
  if (number >= mostPeople) throw new Error(`Nobody has the number ${number}`)
  return {
    name: `${chance.pick(givenNames[language])} ${chance.pick(familyNames[language])}`,
    phone: phonePrefix[market] + String(1_000_000 + (seed % seedsApart) * mostPeople + number),
    language,
  }
}
