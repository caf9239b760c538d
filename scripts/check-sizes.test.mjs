import { expect, test } from "vitest"
import {
  changedSince,
  filesOf,
  weighBudgets,
  weighFirstScreens,
  weighFonts,
  weighHeaviest,
  weighSite,
} from "./check-sizes.mjs"

const manifest = {
  "index.html": {
    file: "assets/app.js",
    css: ["assets/app.css"],
    imports: ["_shared.js"],
    dynamicImports: ["book.tsx"],
  },
  "book.tsx": { file: "assets/book.js", imports: ["_shared.js", "_forms.js"] },
  "_shared.js": { file: "assets/shared.js", imports: ["_forms.js"] },
  "_forms.js": { file: "assets/forms.js", imports: ["_shared.js"] },
}
const weigh = (file) =>
  ({ "assets/app.js": 4000, "assets/shared.js": 2000, "assets/forms.js": 1000, "assets/book.js": 500 })[file]

test("an entry weighs its static imports, each once, and nothing imported on demand", () => {
  const files = ["assets/app.js", "assets/app.css", "assets/shared.js", "assets/forms.js"]
  expect(filesOf(manifest, ["index.html"])).toEqual(files)
  expect(filesOf(manifest, ["index.html", "book.tsx"])).toEqual([...files, "assets/book.js"])
})

test("a budget holds up to its last kilobyte, and scripts alone are weighed", () => {
  const [exact, over] = weighBudgets(
    manifest,
    [
      { name: "exact", entries: ["index.html"], kilobytes: 7 },
      { name: "over", entries: ["index.html", "book.tsx"], kilobytes: 7 },
    ],
    weigh,
  )
  expect(exact).toEqual({ name: "exact", weight: 7, kilobytes: 7, fits: true })
  expect(over).toMatchObject({ weight: 7.5, fits: false })
})

test("pages about the product weigh what they load before they are idle, and what their forms do beside it", () => {
  const sizes = { "assets/page.js": 2000, "assets/late-form.js": 400, "assets/form.js": 900 }
  const weighOne = (file) => sizes[file]
  const script = (file) => `<script type="module" src="/assets/${file}"></script>`
  const form = `<html data-form-script="/assets/form.js">${script("page.js")}${script("late-form.js")}`
  const budgets = { scripts: { name: "scripts", kilobytes: 2.4 }, forms: { name: "forms", kilobytes: 0.8 } }
  const weighPages = (html) =>
    weighSite(
      { formScript: "/assets/form.js" },
      [
        { path: "/", html: `<html>${script("page.js")}` },
        { path: "/contact-us/", html },
      ],
      budgets,
      weighOne,
    )
  expect(weighPages(form)).toEqual([
    { name: "scripts (/contact-us/)", kilobytes: 2.4, weight: 2.4, fits: true },
    { name: "forms", kilobytes: 0.8, weight: 0.9, fits: false },
  ])
  // A preloaded script would arrive before the page is idle, whatever the tag's name.
  for (const rel of ["modulepreload", "preload", "prefetch"])
    expect(weighPages(`${form}<link rel="${rel}" href="/assets/form.js">`)[0]).toMatchObject({
      weight: 3.3,
      fits: false,
    })
})

test("a budget for an entry the build does not have is an error, not a pass", () => {
  expect(() => filesOf(manifest, ["gone.tsx"])).toThrow("gone.tsx")
})

const length = (text) => text.length

test("a drawn screen weighs the page that it stands in, in the language that weighs more", () => {
  const drawn = ["/tracking", "/go/book"].flatMap((path) => [
    { path, language: "en", html: "<p>en" },
    { path, language: "ar", html: "<p>ar.." },
  ])
  const budgets = [
    { path: "/tracking", kilobytes: 0.007 },
    { path: "/go/book", kilobytes: 0.006 },
  ]
  const [exact, over] = weighFirstScreens(drawn, budgets, length)
  expect(exact).toEqual({
    name: "/tracking: the page with its drawn screen",
    weight: 0.007,
    kilobytes: 0.007,
    fits: true,
  })
  expect(over).toMatchObject({ weight: 0.007, fits: false })
})

test("of the pages about the product the heaviest is weighed, and named", () => {
  const pages = ["/", "/ar/", "/services/"].map((path) => ({ path, text: path }))
  const weigh = (kilobytes) => weighHeaviest(pages, { name: "a page", kilobytes }, length)
  expect(weigh(0.01)).toEqual({ name: "a page (/services/)", weight: 0.01, kilobytes: 0.01, fits: true })
  expect(weigh(0.009)).toMatchObject({ fits: false })
})

test("a page has as many fonts fetched at once as its language needs, and no heavier ones", () => {
  const font = (file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`
  const weighOne = (file) => ({ "assets/latin.woff2": 700, "assets/arabic.woff2": 600 })[file]
  const budget = (language, files, kilobytes) => [{ language, name: "fonts", files, kilobytes }]
  const pages = [
    { language: "en", html: `${font("latin.woff2")}<link rel="preload" href="/assets/p.js" as="script">` },
    { language: "ar", html: font("arabic.woff2") + font("latin.woff2") },
  ]
  expect(weighFonts(pages, budget("en", 1, 0.7), weighOne)).toEqual([
    { name: "fonts", weight: 0.7, kilobytes: 0.7, fits: true },
  ])
  expect(weighFonts(pages, budget("ar", 2, 1.3), weighOne)).toMatchObject([{ weight: 1.3, fits: true }])
  expect(weighFonts(pages, budget("ar", 2, 1.2), weighOne)).toMatchObject([{ fits: false }])
  // One font more than allowed, and one that nothing preloads any more.
  expect(weighFonts(pages, budget("ar", 1, 9), weighOne)).toMatchObject([{ fits: false }])
  expect(weighFonts([...pages, { language: "en", html: "" }], budget("en", 1, 9), weighOne)).toMatchObject([
    { fits: false },
  ])
})

test("a build is told to be older where a source has changed or gone since, and by no other's code", () => {
  const maps = {
    "/web/dist/assets/one.js.map": {
      sources: ["../../src/kept.ts", "../../src/edited.ts", "../../../domain/gone.ts"],
      sourcesContent: ["kept", "before", "gone"],
    },
    "/web/dist/assets/two.js.map": {
      sources: ["../../src/edited.ts", "../../../node_modules/react/index.js", "\0rolldown/runtime.js"],
      sourcesContent: ["before", "react", "runtime"],
    },
  }
  const now = { "/web/src/kept.ts": "kept", "/web/src/edited.ts": "before", "/domain/gone.ts": "gone" }
  const read = (path) => now[path] ?? null
  expect(changedSince(maps, read)).toEqual([])
  now["/web/src/edited.ts"] = "after"
  delete now["/domain/gone.ts"]
  expect(changedSince(maps, read)).toEqual(["/web/src/edited.ts", "/domain/gone.ts"])
})
