import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { sentencesOf } from "../testing/catalogue-sentences.ts"
import { account } from "./ar/account.ts"
import { booking } from "./ar/booking.ts"
import { company } from "./ar/company.ts"
import { corporatePlansPage } from "./ar/corporate-plans-page.ts"
import { details } from "./ar/details.ts"
import { firstStep } from "./ar/first-step.ts"
import { letters } from "./ar/letters.ts"
import { tracking } from "./ar/tracking.ts"

const topicsOf = (language: "en" | "ar"): readonly string[] =>
  readdirSync(new URL(`./${language}`, import.meta.url)).map((file) => file.replace(/\.ts$/, ""))

const topics = topicsOf("en")
const [english, arabic] = (await Promise.all((["en", "ar"] as const).map(catalogue))) as [Catalogue, Catalogue]
type Catalogue = ReadonlyMap<string, string>

/** All sentences of a language, by topic and key. */
async function catalogue(language: "en" | "ar"): Promise<Catalogue> {
  const files = await Promise.all(topics.map((topic): Promise<object> => import(`./${language}/${topic}.ts`)))
  return sentencesOf(Object.assign({}, ...files))
}
const pairs = [...english].map(([key, said]) => ({ key, said, arabic: arabic.get(key) ?? "" }))

/** Words in Latin letters in Arabic too: what is typed or printed like that, and the words of the protocol. */
const latinInArabic =
  /`Authorization: Bearer key_…`|\bPOST \/v1\.0(\/[a-z-]+)+|\/(ops|driver)(\/security)?|`(next|own|token|Content-Type: [a-z]+\/[a-z-]+|image\/[a-z]+)`|\/docs\/api|charset=windows-1256|\bExcel\b|\b(Content-Encoding|Content-Type|Retry-After|UTF-8|gzip|deflate|br|zstd)\b|\b(CVC|CVV|CSV|API|JSON|JPEG|PDF|PNG|WebP|https|HTTP|Authorization|Idempotency-Key)\b|\{(at|advance|speed)\}|ramadan-2027|\d{4}-\d\d-\d\d(T[\d:]+Z)?/g
/**
 * Texts that are the same in both languages: the name of the other language, a line with a year and a name, and lines
 * that only put values next to each other.
 */
const writtenAlike = new Set([
  "shell.otherLanguage",
  "footer.copyright",
  "admin.unclear",
  "admin.changeOf",
  "paper.rate",
])

/** Of several things, with whose gender only Arabic agrees. */
const byGender = "paper.billedTo."

/** In Arabic the number follows a colon, so that nothing has to agree with it. */
const numbersAfterColons = [
  "admin.drivesWith",
  "errors.fieldHints.atLeastCharacters",
  "errors.fieldHints.atLeastEntries",
  "errors.fieldHints.atMostEntries",
]
/** Hours of the clock, and sentences about a whole number from 1 to a limit: in English only the number differs. */
const hoursAndRows = ["admin.driverCapacityWrong", "errors.bulkRows", "errors.hourAfterNoon", "errors.hourBeforeNoon"]

type Say = (...values: readonly unknown[]) => unknown

const sayingsOf = (dictionary: object, path: string): readonly (readonly [key: string, say: Say])[] =>
  Object.entries(dictionary).flatMap(([key, value]: [string, unknown]) => {
    const here = path === "" ? key : `${path}.${key}`
    if (typeof value === "function") return [[here, value as Say] as const]
    return typeof value === "object" && value !== null ? sayingsOf(value, here) : []
  })

/**
 * What a sentence says for a count at one of its places, with `#` for the count itself; null if no number belongs
 * there.
 */
function saidOf(say: Say, place: number, count: number): string | null {
  try {
    const values = Array.from({ length: say.length }, (_, index) => (index === place ? count : "X"))
    return String(say(...values)).replace(new RegExp(`\\b${count}\\b`, "g"), "#")
  } catch {
    return null
  }
}

/** The sentences of a topic that differ for one and two in English, but not in Arabic. */
async function uncountedIn(topic: string): Promise<readonly string[]> {
  const [en, ar]: readonly [object, object] = await Promise.all([
    import(`./en/${topic}.ts`),
    import(`./ar/${topic}.ts`),
  ])
  const arabicSayings = new Map(sayingsOf(ar, ""))
  return sayingsOf(en, "").flatMap(([key, say]) => {
    const counts = [...Array(Math.max(1, say.length)).keys()].filter(
      (place) => saidOf(say, place, 1) !== saidOf(say, place, 2),
    )
    const forms = (place: number) =>
      new Set([1, 2, 3, 11].map((count) => saidOf(arabicSayings.get(key) ?? say, place, count)))
    return counts.every((place) => forms(place).size === 4) ? [] : [key]
  })
}

describe("the message catalogue", () => {
  it("has the same topics and keys in both languages", () => {
    expect(topicsOf("ar")).toEqual(topics)
    expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort())
    expect(english.size).toBeGreaterThan(400)
  })

  it("has no empty text, and none with spaces around it or doubled in it", () => {
    const all = [...english, ...arabic]
    expect(all.filter(([, said]) => said === "" || said !== said.trim() || / {2}/.test(said))).toEqual([])
  })

  it("quotes in Arabic every value that it quotes in English", () => {
    const values = (said: string) => [...new Set(said.match(/23|47|89|61|58/g))].sort().join()
    expect(pairs.filter(({ said, arabic }) => values(said) !== values(arabic))).toEqual([])
  })

  it("leaves no English in Arabic, and says everything in Arabic letters", () => {
    const translated = pairs.filter(({ key }) => !writtenAlike.has(key))
    expect(translated.filter(({ arabic }) => /[A-Za-z]/.test(arabic.replaceAll(latinInArabic, "")))).toEqual([])
    expect(translated.filter(({ arabic }) => !/\p{Script=Arabic}/u.test(arabic))).toEqual([])
    expect(pairs.filter(({ key, said }) => !writtenAlike.has(key) && /\p{Script=Arabic}/u.test(said))).toEqual([])
  })

  it("says one sentence in one way in Arabic, wherever it stands", () => {
    const translations = Map.groupBy(
      pairs.filter(({ key }) => !key.startsWith(byGender)),
      ({ said }) => said,
    )
    const various = [...translations.values()].filter((same) => new Set(same.map(({ arabic }) => arabic)).size > 1)
    expect(various).toEqual([])
  })

  it("ends a sentence in Arabic as in English, with the marks of Arabic", () => {
    const end = (said: string) => /[.!?؟:…]*$/.exec(said)?.[0].replaceAll("؟", "?")
    expect(pairs.filter(({ said, arabic }) => end(said) !== end(arabic))).toEqual([])
    // The symbols of a password do not belong to the sentence.
    expect([...arabic].filter(([, said]) => /[,;?٪]/.test(said.replace("@$!%*#?&", "")))).toEqual([])
  })

  it("writes Arabic with the letters of Arabic, composed, and without invisible marks", () => {
    const odd = /[\u06A9\u06CC\uFB50-\uFDFF\uFE70-\uFEFF\u200B-\u200F\u202A-\u202E\u2066-\u2069]/
    expect([...arabic].filter(([, said]) => odd.test(said) || said !== said.normalize("NFC"))).toEqual([])
    // The mark of a final -an is on the letter before its alif, in every text alike.
    expect([...arabic].filter(([, said]) => said.includes("\u0627\u064B"))).toEqual([])
  })

  it("writes amounts and numbers in Latin digits in both languages", () => {
    const all = [...english.values(), ...arabic.values()]
    expect(all.filter((said) => /[٠-٩۰-۹]/.test(said))).toEqual([])
  })

  it("counts in all six Arabic forms", () => {
    const counted = [firstStep.addressFound, booking.tooLong, account.tooLong, details.charactersLeft]
    for (const say of counted) {
      const forms = [0, 1, 2, 3, 11, 100].map((count) => say(count).replace(/\d+/, "#"))
      expect(new Set(forms).size).toBe(6)
    }
    expect([1, 2, 7, 90, 100].map(corporatePlansPage.days)).toEqual([
      "يوم واحد",
      "يومين",
      "7 أيام",
      "90 يومًا",
      "100 يوم",
    ])
  })

  it("counts in Arabic wherever English does: one, two, three and eleven are each said in their own way", async () => {
    const uncounted = await Promise.all(topics.map(uncountedIn))
    expect(uncounted.flat().sort()).toEqual([...numbersAfterColons, ...hoursAndRows].sort())
  })

  it("says in Arabic how long a code and an invitation are good as one says it aloud", () => {
    expect([1, 2, 10, 30].map((minutes) => letters.code.text("0877", "Mersal", minutes).split("\n")[0])).toEqual([
      "0877 هو رمز التحقق الخاص بك في Mersal، ويسري لمدة دقيقة واحدة.",
      "0877 هو رمز التحقق الخاص بك في Mersal، ويسري لمدة دقيقتين.",
      "0877 هو رمز التحقق الخاص بك في Mersal، ويسري لمدة 10 دقائق.",
      "0877 هو رمز التحقق الخاص بك في Mersal، ويسري لمدة 30 دقيقة.",
    ])
    expect(letters.invitation.text("Mersal", "https://mersal.example", 60)).toContain("لمدة 60 دقيقة")
  })

  it("says in Arabic how many rows of a file are booked", () => {
    expect([1, 2, 3, 11].map(company.bookRows)).toEqual(["احجز صفًا واحدًا", "احجز صفين", "احجز 3 صفوف", "احجز 11 صفًا"])
    expect(company.bulkChecked(3, 1)).toBe("صفوف يمكن حجزها: 3. صفوف لا يمكن حجزها: 1.")
  })

  it("says in Arabic how late a delivery came, in minutes and from an hour on in hours", () => {
    expect([1, 2, 10, 59, 60, 120, 240, 660].map(tracking.lateBy)).toEqual([
      "متأخر دقيقة واحدة",
      "متأخر دقيقتين",
      "متأخر 10 دقائق",
      "متأخر 59 دقيقة",
      "متأخر ساعة واحدة",
      "متأخر ساعتين",
      "متأخر 4 ساعات",
      "متأخر 11 ساعة",
    ])
  })
})
