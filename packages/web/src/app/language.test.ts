import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { staffAreas } from "../environment/staff-areas.ts"
import { type AreaName, areas } from "../environment/texts/areas.ts"
import { addAreas, loadAreas, textsOf } from "../environment/texts/dictionaries.ts"
import { initialLanguage } from "./language.tsx"

const browserThatRemembers = (language: string | null) =>
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "mersal.language" ? language : null) })

/** As the server has written it: with the language of a drawn screen, or without one. */
const pageDrawnIn = (language?: string) =>
  vi.stubGlobal("document", { documentElement: { dataset: language === undefined ? {} : { language } } })

/** Every key of a dictionary with the kind of its value: "details.building: string". */
function shapeOf(value: object, path = ""): readonly string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" && inner !== null ? shapeOf(inner, `${path}${key}.`) : [`${path}${key}: ${typeof inner}`],
  )
}

describe("the language of a page", () => {
  beforeEach(() => pageDrawnIn())
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it("is that of the browser until the reader chooses, English where it is neither of ours", () => {
    browserThatRemembers(null)
    for (const [browser, page] of [
      ["en-AE", "en"],
      ["ar", "ar"],
      ["ar-AE", "ar"],
      ["AR-QA", "ar"],
      ["arn-CL", "en"],
      ["fr-FR", "en"],
    ] as const) {
      vi.stubGlobal("navigator", { language: browser })
      expect([browser, initialLanguage("/go/book")]).toEqual([browser, page])
    }
    browserThatRemembers("en")
    vi.stubGlobal("navigator", { language: "ar-AE" })
    expect(initialLanguage("/go/book")).toBe("en")
  })

  it("is that of the drawn screen, whatever the browser speaks, but never against the reader's choice", () => {
    vi.stubGlobal("navigator", { language: "fr-FR" })
    browserThatRemembers(null)
    pageDrawnIn("ar")
    expect(initialLanguage("/go/book")).toBe("ar")
    browserThatRemembers("en")
    expect(initialLanguage("/go/book")).toBe("en")
  })

  it("is the remembered one on every later visit, and never an unknown one", () => {
    browserThatRemembers("ar")
    expect(initialLanguage("/go/book")).toBe("ar")
    browserThatRemembers("fr")
    expect(initialLanguage("/go/book")).toBe("en")
  })

  it("is Arabic at the Arabic entry, with or without a slash at its end", () => {
    browserThatRemembers("en")
    expect(initialLanguage("/go/ar")).toBe("ar")
    expect(initialLanguage("/go/ar/")).toBe("ar")
    expect(initialLanguage("/go/argh")).toBe("en")
  })

  it("falls back to English where the browser refuses storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("refused")
      },
    })
    expect(initialLanguage("/tracking")).toBe("en")
  })

  it("has the same texts in English and in Arabic, and Arabic ones in Arabic letters", async () => {
    addAreas(staffAreas)
    const names = Object.keys({ ...areas, ...staffAreas }) as AreaName[]
    await Promise.all([loadAreas("en", names), loadAreas("ar", names)])
    expect([...shapeOf(textsOf.ar)].sort()).toEqual([...shapeOf(textsOf.en)].sort())
    expect(textsOf.ar.shell.trackDelivery).toMatch(/^[\u0600-\u06ff\s]+$/)
  })
})
