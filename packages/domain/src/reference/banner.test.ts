import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Banner, bannerChannels, bannersShown } from "./banner.ts"
import { bannerIssues } from "./banner-issues.ts"

const banner: Banner = {
  id: "eid",
  market: "AE",
  channel: "c2c",
  title: { en: "Eid", ar: "عيد" },
  text: { en: "We deliver", ar: "نوصل" },
  path: "/go/book",
  validFrom: 1_000,
  validUntil: null,
}
const wrongIn = (over: Partial<Banner>) =>
  bannerIssues({ ...banner, ...over }).map(({ field, problem }) => `${field} ${problem}`)

describe("a banner that an admin writes", () => {
  it("says something in both languages, as much as its place has room for", () => {
    const title = "t".repeat(95)
    const text = "t".repeat(195)
    expect(wrongIn({ title: { en: title, ar: title }, text: { en: text, ar: text } })).toEqual([])
    expect(wrongIn({ title: { en: `${title}t`, ar: " " }, text: { en: "", ar: `${text}t` } })).toEqual([
      "title.en too-long",
      "title.ar missing",
      "text.en missing",
      "text.ar too-long",
    ])
  })

  it("leads to a page of our own, or nowhere", () => {
    for (const path of [null, "/", "/go/book?type=sameDay&x=1#top", `/${"a".repeat(200)}`])
      expect(wrongIn({ path })).toEqual([])
    for (const path of [
      "",
      "go",
      "//elsewhere",
      "/\\elsewhere",
      "x/go",
      "/go book",
      "/<script>",
      `/${"a".repeat(201)}`,
    ])
      expect(wrongIn({ path })).toEqual(["path not-a-path"])
  })

  it("ends after it begins, if it ends, and has an id", () => {
    expect(wrongIn({ validUntil: 1_001 })).toEqual([])
    expect(wrongIn({ validUntil: 1_000, id: "a b" })).toEqual(["id not-an-id", "validUntil not-after-from"])
  })
})

describe("the banners of a channel", () => {
  it("for newcomers are shown to consumers, and those for all consumers not to newcomers alone", () => {
    const [all, newcomers] = [
      { ...banner, id: "a" },
      { ...banner, id: "b", channel: "newcomers" as const },
    ]
    expect(bannersShown([all, newcomers], "c2c", 1_000)).toEqual([all, newcomers])
    expect(bannersShown([all, newcomers], "newcomers", 1_000)).toEqual([newcomers])
    expect(bannersShown([all, newcomers], "b2b", 1_000)).toEqual([])
  })

  it("stand in one order, in whichever they are kept", () => {
    const [a, b] = [
      { ...banner, id: "a" },
      { ...banner, id: "b" },
    ]
    for (const kept of [
      [a, b],
      [b, a],
    ])
      expect(bannersShown(kept, "c2c", 1_000)).toEqual([a, b])
  })

  it("are those whose time it is, its first instant included and its end not, the newest first and equals by id", () => {
    const aBanner = fc.record({
      channel: fc.constantFrom(...bannerChannels),
      validFrom: fc.nat(4),
      validUntil: fc.option(fc.nat(6)),
    })
    fc.assert(
      fc.property(fc.array(aBanner), fc.constantFrom(...bannerChannels), fc.nat(6), (drawn, channel, now) => {
        const all = drawn.map((over, index): Banner => ({ ...banner, ...over, id: `b${drawn.length - index}` }))
        const shown = bannersShown(all, channel, now)
        const isShown = (one: Banner) =>
          (one.channel === channel || (channel === "c2c" && one.channel === "newcomers")) &&
          one.validFrom <= now &&
          now < (one.validUntil ?? Number.POSITIVE_INFINITY)
        for (const one of all) expect(shown.includes(one)).toBe(isShown(one))
        const places = shown.map(({ validFrom, id }) => [-validFrom, id] as const)
        for (const [index, [from, id]] of places.entries()) {
          const [nextFrom, nextId] = places[index + 1] ?? [1, ""]
          expect(from < nextFrom || (from === nextFrom && id < nextId)).toBe(true)
        }
      }),
    )
  })
})
