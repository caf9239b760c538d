import { readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import { type AreaName, areas } from "../../environment/texts/areas.ts"
import { addAreas, loadAreas, textsOf } from "../../environment/texts/dictionaries.ts"
import { staffAreas } from "../../environment/texts/staff-areas.ts"

const firstPaint = readFileSync(new URL("../../../public/first-paint.js", import.meta.url), "utf8")

interface Reader {
  readonly path?: string
  /** What the browser has stored of an earlier choice, or that it refuses storage. */
  readonly remembered?: string | null | "refused"
  /** The browser's language. */
  readonly speaks?: string
  /** The language in which the server has rendered the screen, if it has. */
  readonly drawnIn?: "en" | "ar"
}

/** The language of a page before its first paint. */
function languageFor({ path = "/go/book", remembered = null, speaks = "en-AE", drawnIn }: Reader): string {
  const root = { lang: drawnIn ?? "en", dir: "", dataset: drawnIn === undefined ? {} : { language: drawnIn } }
  const browser = {
    document: { documentElement: root },
    location: { pathname: path },
    navigator: { language: speaks },
    // The script also listens for the browser's install prompt, and waits for the application.
    addEventListener: () => undefined,
    setTimeout: () => undefined,
  }
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(browser, name, {
      configurable: true,
      get: () => {
        if (remembered === "refused") throw new Error("refused")
        return { length: 1, getItem: (key: string) => (key === "mersal.language" ? remembered : null) }
      },
    })
  runInNewContext(firstPaint, Object.assign(browser, { window: browser }))
  expect(root.dir).toBe(root.lang === "ar" ? "rtl" : "ltr")
  return root.lang
}

/** Every key of a dictionary with the kind of its value: "details.building: string". */
function shapeOf(value: object, path = ""): readonly string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" && inner !== null ? shapeOf(inner, `${path}${key}.`) : [`${path}${key}: ${typeof inner}`],
  )
}

describe("the language of a page", () => {
  it("is that of the browser until the reader chooses, English where it is neither of ours", () => {
    for (const [speaks, page] of [
      ["en-AE", "en"],
      ["ar", "ar"],
      ["ar-AE", "ar"],
      ["AR-QA", "ar"],
      ["arn-CL", "en"],
      ["fr-FR", "en"],
    ] as const)
      expect([speaks, languageFor({ speaks })]).toEqual([speaks, page])
    expect(languageFor({ remembered: "en", speaks: "ar-AE" })).toBe("en")
  })

  it("is that of the drawn screen, whatever the browser speaks, but never against the reader's choice", () => {
    expect(languageFor({ drawnIn: "ar", speaks: "fr-FR" })).toBe("ar")
    expect(languageFor({ drawnIn: "en", speaks: "ar" })).toBe("en")
    expect(languageFor({ drawnIn: "ar", remembered: "en" })).toBe("en")
  })

  it("is the remembered one on every later visit, and never an unknown one", () => {
    expect(languageFor({ remembered: "ar" })).toBe("ar")
    expect(languageFor({ remembered: "fr" })).toBe("en")
  })

  it("is Arabic at the Arabic entry, with or without a slash at its end", () => {
    for (const [path, page] of [
      ["/go/ar", "ar"],
      ["/go/ar/", "ar"],
      ["/go/argh", "en"],
    ] as const)
      expect([path, languageFor({ path, remembered: "en" })]).toEqual([path, page])
  })

  it("is what the browser speaks where it refuses storage, or that of the drawn screen", () => {
    expect(languageFor({ path: "/tracking", remembered: "refused" })).toBe("en")
    expect(languageFor({ path: "/tracking", remembered: "refused", speaks: "ar" })).toBe("ar")
    expect(languageFor({ path: "/tracking", remembered: "refused", drawnIn: "ar" })).toBe("ar")
  })

  it("has the same texts in English and in Arabic, and Arabic ones in Arabic letters", async () => {
    addAreas(staffAreas)
    const names = Object.keys({ ...areas, ...staffAreas }) as AreaName[]
    await Promise.all([loadAreas("en", names), loadAreas("ar", names)])
    expect([...shapeOf(textsOf.ar)].sort()).toEqual([...shapeOf(textsOf.en)].sort())
    expect(textsOf.ar.shell.trackDelivery).toMatch(/^[\u0600-\u06ff\s]+$/)
  })
})
