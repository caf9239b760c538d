/**
 * Compares the pages that name tests with a test run: every rule there names the tests that pin it, and each name must
 * be that of a passed test.
 */
import { readFileSync } from "node:fs"

/**
 * Every rule and property must be pinned. A deviation, a security check and a habit of the screens may still wait for
 * their part of the product. Of the architecture page only one section names tests.
 */
const pages = [
  { path: "docs/specification.md", everyRowIsPinned: true },
  { path: "docs/deviations.md", everyRowIsPinned: false },
  { path: "docs/security.md", everyRowIsPinned: false },
  { path: "docs/habits.md", everyRowIsPinned: false },
  { path: "docs/architecture.md", section: "What always holds", everyRowIsPinned: true },
]

/** The titles of all passed tests, from both runners' JSON reports. */
export function passedTitles(vitestReport, playwrightReport) {
  const titles = new Set()
  for (const file of vitestReport?.testResults ?? [])
    for (const test of file.assertionResults) if (test.status === "passed") titles.add(test.title)
  const walk = (suite) => {
    for (const spec of suite.specs ?? []) if (spec.ok) titles.add(spec.title)
    for (const inner of suite.suites ?? []) walk(inner)
  }
  for (const suite of playwrightReport?.suites ?? []) walk(suite)
  return titles
}

/** Each row of the pages, with the titles of the tests that it names. */
export function pinnedRows(read = (path) => readFileSync(path, "utf8")) {
  return pages.flatMap(({ path, section, everyRowIsPinned }) =>
    tableRows(read(path), section).map(({ line, cells }) => {
      const names = [...(cells.at(-1) ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name)
      return { path, line, names, mustBePinned: everyRowIsPinned }
    }),
  )
}

/** The faults of the pages, one line each, and the number of rows read. */
export function unpinnedRows(titles, read) {
  const rows = pinnedRows(read)
  const problems = pages
    .filter((page) => !rows.some(({ path }) => path === page.path))
    .map(({ path }) => `${path}: no row found`)
  for (const { path, line, names, mustBePinned } of rows) {
    if (mustBePinned && names.length === 0) problems.push(`${path}:${line}: names no test`)
    for (const name of names)
      if (!titles.has(name)) problems.push(`${path}:${line}: no passed test is called "${name}"`)
  }
  return { rows: rows.length, problems }
}

/** The body rows of every Markdown table of a page, or of one of its sections. */
function tableRows(text, section) {
  let isWithin = section === undefined
  return text.split("\n").flatMap((content, index, lines) => {
    if (section !== undefined && content.startsWith("## ")) isWithin = content === `## ${section}`
    const isBody =
      isWithin &&
      content.startsWith("|") &&
      !/^\|[\s:|-]+\|$/.test(content) &&
      !/^\|[\s:|-]+\|$/.test(lines[index + 1] ?? "")
    return isBody ? [{ line: index + 1, cells: content.slice(1, -1).split(/(?<!\\)\|/) }] : []
  })
}
