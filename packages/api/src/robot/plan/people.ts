import type { MarketId } from "@mersal/domain/market/market"
import type { Language } from "@mersal/domain/messages/language"
import type { Chance } from "./chance.ts"

/** An invented person. Phones are E.164, and unique on one day. */
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

/** Numbers that are valid mobile numbers, and that nothing is ever sent to. */
const phonePrefix: Readonly<Record<MarketId, string>> = { AE: "+97150", QA: "+9745" }

/** The most people on one day, each with a phone of his own. */
const mostPeople = 10_000
/** This many seeds have distinct phones. */
const seedsApart = 900

/** @param number decides the phone: another one for each person of a day, below `mostPeople` */
export function somebody(chance: Chance, market: MarketId, seed: number, number: number): Person {
  const language = chance.oneIn(3) ? "ar" : "en"
  if (number >= mostPeople) throw new Error(`Nobody has the number ${number}`)
  return {
    name: `${chance.pick(givenNames[language])} ${chance.pick(familyNames[language])}`,
    phone: phonePrefix[market] + String(1_000_000 + (seed % seedsApart) * mostPeople + number),
    language,
  }
}
