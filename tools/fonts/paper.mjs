/**
 * Cuts the fonts of the product's PDFs from their npm packages: Figtree for Latin, and IBM Plex Sans Arabic for Arabic.
 * Names may be Persian or Urdu, whose letters Readex Pro lacks. Noto Sans Arabic draws its dots as separate glyphs,
 * which the PDF library loses. There is one file per weight, because the PDF library cannot read variable fonts.
 *
 * Run: npm ci && npm run paper. Results: packages/api/fonts/.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"

const resolve = createRequire(import.meta.url).resolve
const target = join(dirname(fileURLToPath(import.meta.url)), "../../packages/api/fonts")

const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("")

const marks = "\u200c\u200d\u200e\u200f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212\u20ac"
const latin = span(0x20, 0x7e) + span(0xa0, 0xff) + marks
const wideLatin = span(0x100, 0x24f) + span(0x1e00, 0x1eff)
const arabic = span(0x600, 0x6ff) + span(0x750, 0x77f) + marks

const folder = (name) => join(dirname(resolve(`${name}/package.json`)), "files")
const sources = [
  ["figtree-latin", latin, () => join(folder("@fontsource-variable/figtree"), "figtree-latin-wght-normal.woff2")],
  [
    "figtree-latin-ext",
    wideLatin,
    () => join(folder("@fontsource-variable/figtree"), "figtree-latin-ext-wght-normal.woff2"),
  ],
  [
    "plex-sans-arabic",
    arabic,
    (weight) => join(folder("@fontsource/ibm-plex-sans-arabic"), `ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`),
  ],
]

mkdirSync(target, { recursive: true })
copyFileSync(join(folder("@fontsource-variable/figtree"), "../LICENSE"), join(target, "figtree-OFL.txt"))
copyFileSync(join(folder("@fontsource/ibm-plex-sans-arabic"), "../LICENSE"), join(target, "plex-sans-arabic-OFL.txt"))
for (const [name, text, source] of sources)
  for (const weight of [400, 600]) {
    const cut = await subsetFont(readFileSync(source(weight)), text, {
      targetFormat: "sfnt",
      ...(name.startsWith("figtree") && { variationAxes: { wght: weight } }),
    })
    writeFileSync(join(target, `${name}-${weight}.ttf`), cut)
    console.log(`${name}-${weight}.ttf: ${cut.length} bytes`)
  }
