/**
 * Cuts the product's web fonts from their npm packages: Figtree for Latin, Readex Pro for Arabic. Each is two files:
 * the letters that every page of ours needs, small enough for a connection's first round trip, and the letters of a few
 * names, which a browser loads only where they occur. The weight axis stays; glyphs outside the lists below are
 * removed; GSUB and GPOS stay, because Arabic letters would not join without them.
 *
 * The script also prints the `@font-face` metrics of the fallbacks, so that text does not move when a font arrives.
 *
 * Run: npm ci && npm run build. Results: packages/web/src/styles/fonts/.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import arial from "@capsizecss/metrics/arial"
import figtreeMetrics from "@capsizecss/metrics/figtree"
import readexProMetrics from "@capsizecss/metrics/readexPro"
import subsetFont from "subset-font"

const resolve = createRequire(import.meta.url).resolve
const target = join(dirname(fileURLToPath(import.meta.url)), "../../packages/web/src/styles/fonts")

const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("")

/** Printable ASCII, and the typographic marks in our texts. */
const latin = `${span(0x20, 0x7e)}\u00a0«©°·»×÷–—‘’“”…−→←↑↓\u200e\u200f\u202f`
/** The rest of Latin-1, and further characters in European names and prices. */
const wideLatin = [...`${span(0xa1, 0xff)}ıŒœŠšŸŽž‚„†•‹›€™`].filter((sign) => !latin.includes(sign)).join("")

/** The letters and marks of Arabic, with its punctuation. */
const arabic = `${span(0x0621, 0x063a)}${span(0x0640, 0x0652)}\u200c\u200d\u200e\u200f\u0020\u00a0.:،؛؟«»`
/** Both rows of Arabic digits, the letters of Persian and Urdu names, and rare signs. */
const wideArabic = [
  span(0x0600, 0x0604),
  span(0x060d, 0x061a),
  span(0x061c, 0x0620),
  span(0x0660, 0x066d),
  "ٰٱٹپچڈڑژکگںھہۃیےۓ۔",
  span(0x06f0, 0x06f9),
  "\u200c\u200d\u200e\u200f",
].join("")

/** The bytes of a connection's first round trip, less the server's headers before the file. */
const firstRound = 13_400

const figtree = { source: "figtree", file: "figtree-latin-wght-normal.woff2", weights: { min: 400, max: 700 } }
const readexPro = { source: "readex-pro", file: "readex-pro-arabic-wght-normal.woff2", weights: { min: 400, max: 600 } }
const fonts = [
  { ...figtree, text: latin, out: "figtree-latin.woff2", limit: firstRound },
  { ...figtree, text: wideLatin, out: "figtree-wide.woff2", limit: firstRound },
  { ...readexPro, text: arabic, out: "readex-pro-arabic.woff2", limit: firstRound },
  { ...readexPro, text: wideArabic, out: "readex-pro-wide.woff2", limit: firstRound },
]

mkdirSync(target, { recursive: true })
for (const font of fonts) {
  const folder = dirname(resolve(`@fontsource-variable/${font.source}/package.json`))
  const cut = await subsetFont(readFileSync(join(folder, "files", font.file)), font.text, {
    targetFormat: "woff2",
    variationAxes: { wght: font.weights },
  })
  if (cut.length > font.limit) throw new Error(`${font.out}: ${cut.length} bytes, over ${font.limit}`)
  writeFileSync(join(target, font.out), cut)
  copyFileSync(join(folder, "LICENSE"), join(target, `${font.source}-OFL.txt`))
  console.log(`${font.out}: ${cut.length} bytes`)
}

const percent = (value) => `${(value * 100).toFixed(2)}%`
for (const family of [figtreeMetrics, readexProMetrics]) {
  const size = family.xWidthAvg / family.unitsPerEm / (arial.xWidthAvg / arial.unitsPerEm)
  const override = (units) => percent(Math.abs(units) / family.unitsPerEm / size)
  console.log(
    `${family.familyName} over Arial: size-adjust ${percent(size)}; ascent-override ${override(family.ascent)}; ` +
      `descent-override ${override(family.descent)}; line-gap-override ${override(family.lineGap)}`,
  )
}
