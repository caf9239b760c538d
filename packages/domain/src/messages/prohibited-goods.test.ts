import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { sentencesOf } from "../testing/catalogue-sentences.ts"
import { booking as arabic } from "./ar/booking.ts"
import { termsPage as arabicTerms } from "./ar/terms-page.ts"
import { booking as english } from "./en/booking.ts"
import { termsPage as englishTerms } from "./en/terms-page.ts"

const languages = {
  en: {
    booking: english,
    terms: englishTerms,
    perishable: /, perishable and/,
    keeps: /^Non-perishable /,
    spoils: /flower|\bcakes?\b|\bfresh\b|\bmeals?\b/i,
  },
  ar: {
    booking: arabic,
    terms: arabicTerms,
    perishable: /سريعة التلف/,
    keeps: /غير سريع التلف/,
    spoils: /زهور|ورود|كعك|طازج|وجبات/,
  },
} as const

describe.each(["en", "ar"] as const)("what may be sent, in %s", (language) => {
  const { booking, terms, keeps, perishable, spoils } = languages[language]

  it("is the same in the list of prohibited items and in the terms", () => {
    expect(booking.prohibitedList).toMatch(perishable)
    expect(terms.sections[3]?.text[0]).toContain(booking.prohibitedList)
  })

  it("offers only food that does not perish", () => {
    expect(booking.kinds.food).toMatch(keeps)
  })

  it("promises nowhere to carry what perishes", async () => {
    const files = readdirSync(new URL(`./${language}`, import.meta.url))
    const topics = await Promise.all(files.map((file): Promise<object> => import(`./${language}/${file}`)))
    const promises = [...sentencesOf(Object.assign({}, ...topics))].filter(([, said]) => spoils.test(said))
    expect(promises).toEqual([])
  })
})
