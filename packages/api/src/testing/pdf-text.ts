import { inflateSync } from "node:zlib"

/**
 * The text on the pages of one of our PDFs, in drawing order: its glyphs, decoded by the maps to letters that it
 * contains. Text outside the page is invisible and left out.
 */
export function pdfText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString("latin1")
  const objects = new Map<string, string>()
  for (const [, id = "", content = ""] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, content)
  const lettersOfFont = new Map<string, ReadonlyMap<string, string>>()
  for (const content of objects.values())
    for (const [, name = "", id = ""] of content.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? []
      lettersOfFont.set(name, lettersIn(streamOf(objects.get(map) ?? "")))
    }
  return [...objects.values()]
    .map(streamOf)
    .filter((content) => content.includes(" Tf"))
    .map((content) => textIn(content, lettersOfFont))
    .join("\n")
}

/** The number of pages. */
export const pdfPages = (bytes: Uint8Array): number =>
  [
    ...Buffer.from(bytes)
      .toString("latin1")
      .matchAll(/\/Type \/Page\n/g),
  ].length

function streamOf(content: string): string {
  const [, data] = /stream\n([\s\S]*)\nendstream/.exec(content) ?? []
  if (data === undefined || !content.includes("/FlateDecode")) return data ?? ""
  return inflateSync(Buffer.from(data, "latin1")).toString("latin1")
}

/** The letters of each glyph, by the glyph's four hexadecimal digits. */
function lettersIn(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = "", , list = ""] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, units = ""], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0")
      letters.set(
        glyph,
        units.replaceAll(" ", "").replace(/..../g, (unit) => String.fromCharCode(Number.parseInt(unit, 16))),
      )
    })
  return letters
}

/** The height of an A4 page, in points. */
const pageHeight = 842

function textIn(content: string, lettersOfFont: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map()
  let text = ""
  /** The origin of the following heights, and their direction. */
  let place = { from: 0, way: 1 }
  let line = 0
  const kept: (typeof place)[] = []
  const steps = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|^(q|Q)$|(-?[\d.]+) [-\d.]+ (-?[\d.]+) (cm|Tm)$/gm
  for (const [, font, shown = "", state, way, height, move] of content.matchAll(steps)) {
    if (font !== undefined) letters = lettersOfFont.get(font) ?? letters
    if (state === "q") kept.push(place)
    if (state === "Q") place = kept.pop() ?? place
    if (move === "Tm") line = place.from + place.way * Number(height)
    if (move === "cm") place = { from: place.from + place.way * Number(height), way: place.way * Number(way) }
    if (line < 0 || line > pageHeight) continue
    for (const [, glyphs = ""] of shown.matchAll(/<([0-9a-f]*)>/g))
      text += glyphs.replace(/..../g, (glyph) => letters.get(glyph) ?? "")
  }
  return text
}
