import { join } from "node:path"
import { withoutOrder } from "@mersal/domain/paper/own-order"
import type { Fact, Party, Sheet, SheetTable } from "@mersal/domain/paper/sheet"
import { Document, Font, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from "@react-pdf/renderer"
import { createElement as make, type ReactElement, type ReactNode } from "react"
import { encode } from "uqr"
import { projectRoot } from "../project-root.ts"
import { hideMarks } from "./hidden-marks.ts"
import { keepLetters } from "./own-letters.ts"
import { printable } from "./printable.ts"

// Printing code: loaded with the first document, because it is large and most requests need none.

const fontFolder = join(projectRoot, "packages", "api", "fonts")

const files = { Latin: "figtree-latin", WideLatin: "figtree-latin-ext", Arabic: "plex-sans-arabic" }
const families = Object.keys(files)
const weights = [400, 600] as const
for (const [family, file] of Object.entries(files))
  Font.register({
    family,
    fonts: weights.map((fontWeight) => ({ src: join(fontFolder, `${file}-${fontWeight}.ttf`), fontWeight })),
  })
// Words are never broken: half a reference or half a name is useless.
Font.registerHyphenationCallback((word) => [word])

// The screens' colours in light mode: neutral 900, 600 and 200, and primary 700.
const ink = "#1a1723"
const quiet = "#595564"
const line = "#e0dee6"
const accent = "#652ab3"

const styles = StyleSheet.create({
  page: {
    paddingVertical: 44,
    paddingHorizontal: 48,
    fontFamily: families,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: ink,
  },
  head: { justifyContent: "space-between", alignItems: "flex-start", marginBottom: 22 },
  title: { fontSize: 20, fontWeight: 600, lineHeight: 1.25, width: 260 },
  issuer: { fontSize: 12, fontWeight: 600, color: accent, lineHeight: 1.4 },
  // Widths are explicit: a text is laid out in the width that it is measured in.
  party: { width: 230 },
  quiet: { color: quiet, fontSize: 8.5 },
  strong: { fontWeight: 600 },
  facts: { flexWrap: "wrap", borderTopWidth: 1, borderTopColor: line, paddingTop: 12 },
  fact: { width: "33.33%", marginBottom: 8, paddingHorizontal: 2 },
  // The table has no margin of its own: if only the margin did not fit, the layout would move the table to the next
  // page.
  aboveTable: { height: 14 },
  tableTitle: { fontSize: 11, fontWeight: 600, marginBottom: 4 },
  row: { borderBottomWidth: 0.5, borderBottomColor: line, paddingVertical: 5 },
  headRow: { borderBottomWidth: 1, borderBottomColor: ink, paddingVertical: 4 },
  cell: { paddingHorizontal: 3 },
  totals: { width: 250, marginTop: 6 },
  total: { justifyContent: "space-between", paddingVertical: 3, paddingHorizontal: 3 },
  sum: { borderTopWidth: 1, borderTopColor: ink, fontSize: 11, fontWeight: 600, marginTop: 2, paddingTop: 5 },
  foot: { marginTop: 24, justifyContent: "space-between", alignItems: "flex-end" },
  notes: { width: 380, color: quiet, fontSize: 8.5 },
  code: { width: 92, alignItems: "center" },
  pageNumber: {
    position: "absolute",
    bottom: 20,
    left: 48,
    right: 48,
    textAlign: "center",
    color: quiet,
    fontSize: 8,
    // The layout multiplies the line height again on each page, so the last lines would end up far below the page.
    lineHeight: "",
  },
})

type Direction = "ltr" | "rtl"

/** Prints a sheet on as many A4 pages as it needs. */
export async function printSheet(given: Sheet): Promise<Uint8Array> {
  const sheet = printable(given, await glyphs())
  const direction: Direction = sheet.language === "ar" ? "rtl" : "ltr"
  const { title, language } = sheet
  const author = withoutOrder(sheet.issuer.name)
  const page = make(
    Page,
    { size: "A4", style: [styles.page, { direction }] },
    header(sheet, direction),
    factsOf(sheet.facts, direction),
    ...sheet.tables.flatMap((table, index) => [
      // A table must begin where its first row has room too.
      make(View, { key: `above-${index}`, style: styles.aboveTable, minPresenceAhead: 120 }),
      tableOf(table, direction, index),
    ]),
    footer(sheet, direction),
    make(Text, {
      key: "page",
      fixed: true,
      style: styles.pageNumber,
      render: ({ pageNumber, totalPages }) => (totalPages > 1 ? `${pageNumber} / ${totalPages}` : ""),
    }),
  )
  return await renderToBuffer(make(Document, { title, author, language, producer: author }, page))
}

/** Whether one of the fonts has a glyph for a character. */
async function glyphs(): Promise<(codePoint: number) => boolean> {
  loaded ??= loadFonts()
  const fonts = await loaded
  return (codePoint) => fonts.some((font) => font.hasGlyphForCodePoint(codePoint))
}

let loaded: ReturnType<typeof loadFonts> | null = null

/** Every font, in every weight. */
async function loadFonts() {
  const descriptors = families.flatMap((fontFamily) => weights.map((fontWeight) => ({ fontFamily, fontWeight })))
  await Promise.all(descriptors.map((each) => Font.load(each)))
  const fonts = descriptors.flatMap((each) => Font.getFont(each)?.data ?? [])
  for (const font of fonts) {
    keepLetters(font)
    hideMarks(font)
  }
  return fonts
}

const inRow = (direction: Direction) => ({ flexDirection: direction === "rtl" ? "row-reverse" : "row" }) as const

const startOf = (direction: Direction) => (direction === "rtl" ? "right" : "left")
const endOf = (direction: Direction) => (direction === "rtl" ? "left" : "right")

function words(text: string, direction: Direction, style: object = {}, key?: string): ReactElement {
  return make(Text, { key: key ?? text, style: { direction, textAlign: startOf(direction), ...style } }, text)
}

function header({ title, issuer, recipient }: Sheet, direction: Direction): ReactElement {
  const side = { ...inRow(direction), ...styles.head }
  return make(
    View,
    { key: "head" },
    make(
      View,
      { style: side },
      words(title, direction, styles.title),
      make(View, { style: styles.party }, partyLines(issuer, direction, styles.issuer, endOf(direction))),
    ),
    recipient &&
      make(View, { style: { marginBottom: 16 } }, partyLines(recipient, direction, styles.strong, startOf(direction))),
  )
}

const partyLines = (
  { title, name, lines }: Party,
  direction: Direction,
  nameStyle: object,
  textAlign: "left" | "right",
): ReactNode[] => [
  ...(title === "" ? [] : [words(title, direction, { ...styles.quiet, textAlign }, "title")]),
  words(name, direction, { ...nameStyle, textAlign }, "name"),
  ...lines.map((text, index) => words(text, direction, { textAlign }, `line-${index}`)),
]

const factsOf = (facts: readonly Fact[], direction: Direction): ReactElement =>
  make(
    View,
    { key: "facts", style: { ...inRow(direction), ...styles.facts } },
    facts.map(({ name, value }) =>
      make(
        View,
        { key: name, style: styles.fact, wrap: false },
        words(name, direction, styles.quiet, "name"),
        words(value, direction, {}, "value"),
      ),
    ),
  )

function tableOf({ title, columns, rows, totals }: SheetTable, direction: Direction, index: number): ReactElement {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const cells = (texts: readonly string[], style: object, props: { readonly key: string; readonly fixed?: true }) =>
    make(
      View,
      { ...props, style: { ...inRow(direction), ...style }, wrap: false },
      columns.map(({ share, isNumber }, at) =>
        make(
          View,
          { key: String(at), style: { width: `${(100 * share) / whole}%`, ...styles.cell } },
          words(texts[at] ?? "", direction, isNumber ? { textAlign: endOf(direction) } : {}),
        ),
      ),
    )
  return make(
    View,
    { key: `table-${index}` },
    title === null ? null : words(title, direction, styles.tableTitle, "title"),
    cells(
      columns.map((column) => column.title),
      { ...styles.headRow, ...styles.quiet },
      { key: "head", fixed: true },
    ),
    // A row stays whole on one page only if the property `fixed` is absent: even `false` breaks it.
    rows.map((texts, at) => cells(texts, styles.row, { key: `row-${at}` })),
    totals.length === 0 ? null : totalsOf(totals, direction),
  )
}

const totalsOf = (totals: readonly Fact[], direction: Direction): ReactElement =>
  make(
    View,
    {
      key: "totals",
      style: { ...styles.totals, alignSelf: direction === "rtl" ? "flex-start" : "flex-end" },
      wrap: false,
    },
    totals.map(({ name, value }, at) =>
      make(
        View,
        {
          key: name,
          style: { ...inRow(direction), ...styles.total, ...(at === totals.length - 1 ? styles.sum : {}) },
        },
        words(name, direction, {}, "name"),
        words(value, direction, { textAlign: endOf(direction) }, "value"),
      ),
    ),
  )

const footer = ({ notes, code }: Sheet, direction: Direction): ReactElement =>
  make(
    View,
    { key: "foot", style: { ...inRow(direction), ...styles.foot }, wrap: false },
    make(
      View,
      { style: styles.notes },
      notes.map((note) => words(note, direction)),
    ),
    code &&
      make(
        View,
        { style: styles.code },
        qrCode(code.text),
        words(code.caption, direction, { ...styles.quiet, textAlign: "center" }),
      ),
  )

/** The modules of a QR code as one path, so that no viewer shows hairlines between them. */
function qrCode(text: string): ReactElement {
  const { data, size } = encode(text, { border: 1 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("")
  return make(
    Svg,
    { viewBox: `0 0 ${size} ${size}`, style: { width: 84, height: 84 } },
    make(Path, { d: path, fill: ink }),
  )
}
