/**
 * Cuts the product's web fonts from their npm packages: Figtree for Latin, Readex Pro for Arabic.
 * One axis (weight 400-700) stays; glyphs outside the lists below go; GSUB and GPOS stay, or Arabic would not join.
 * The script also prints the `@font-face` metrics of the fallbacks, so that text does not move when a font arrives.
 *
 * Run: npm ci && npm run build. Results: packages/web/src/styles/fonts/.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import arial from "@capsizecss/metrics/arial"
import figtree from "@capsizecss/metrics/figtree"
import readexPro from "@capsizecss/metrics/readexPro"
import subsetFont from "subset-font"

const resolve = createRequire(import.meta.url).resolve
const target = join(dirname(fileURLToPath(import.meta.url)), "../../packages/web/src/styles/fonts")

const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("")

/** Printable ASCII, Latin-1, the typographic marks our texts use, and the mark of direction. */
const latin = [span(0x20, 0x7e), span(0xa0, 0xff), "ıŒœŠšŸŽž–—‘’‚“”„†•…‹›€™−×→←↑↓\u200e\u200f\u202f"].join("")

/** Arabic letters and marks, the letters of Persian and Urdu that names need, both digit rows, punctuation. */
const arabic =
  span(0x0600, 0x0604) +
  span(0x060c, 0x061f) +
  span(0x0620, 0x0652) +
  span(0x0660, 0x066d) +
  "ٰٱٹپچڈڑژکگںھہۃیےۓ۔" +
  span(0x06f0, 0x06f9) +
  "\u200c\u200d\u200e\u200f\u0020\u00a0.:،؛؟«»"

const fonts = [
  {
    source: "figtree",
    file: "figtree-latin-wght-normal.woff2",
    text: latin,
    out: "figtree-latin.woff2",
    limit: 24_000,
  },
  {
    source: "readex-pro",
    file: "readex-pro-arabic-wght-normal.woff2",
    text: arabic,
    out: "readex-pro-arabic.woff2",
    limit: 24_000,
  },
]

mkdirSync(target, { recursive: true })
let total = 0
for (const font of fonts) {
  const folder = dirname(resolve(`@fontsource-variable/${font.source}/package.json`))
  const cut = await subsetFont(readFileSync(join(folder, "files", font.file)), font.text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  if (cut.length > font.limit) throw new Error(`${font.out}: ${cut.length} bytes, over ${font.limit}`)
  total += cut.length
  writeFileSync(join(target, font.out), cut)
  copyFileSync(join(folder, "LICENSE"), join(target, `${font.source}-OFL.txt`))
  console.log(`${font.out}: ${cut.length} bytes`)
}
if (total > 40_000) throw new Error(`${total} bytes together, over 40000`)

const percent = (value) => `${(value * 100).toFixed(2)}%`
for (const family of [figtree, readexPro]) {
  const size = family.xWidthAvg / family.unitsPerEm / (arial.xWidthAvg / arial.unitsPerEm)
  const override = (units) => percent(Math.abs(units) / family.unitsPerEm / size)
  console.log(
    `${family.familyName} over Arial: size-adjust ${percent(size)}; ascent-override ${override(family.ascent)}; ` +
      `descent-override ${override(family.descent)}; line-gap-override ${override(family.lineGap)}`,
  )
}
