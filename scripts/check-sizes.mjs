/**
 * Weighs what a page makes a customer's browser load, gzipped, against scripts/budgets.json.
 *
 * A budget names entries of the web build's manifest. It weighs those files and everything they import statically,
 * each file once; what is imported on demand has its own budget or none.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { gzipSync } from "node:zlib"
import { root } from "./tools.mjs"

/**
 * All files the entries load at once.
 *
 * @param manifest Vite's manifest: chunk by source path
 * @param entries keys of the manifest
 * @returns {string[]} script and style files, relative to the build
 * @throws when an entry is not in the manifest: a renamed route must not slip out of its budget
 */
export function filesOf(manifest, entries) {
  const files = new Set()
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`scripts/budgets.json names ${key}, which the web build does not have`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return [...files]
}

/** Compares each budget with the weight of its files; `weigh` answers a file's gzipped bytes. */
export function weighBudgets(manifest, budgets, weigh) {
  return budgets.map(({ name, entries, kilobytes }) => {
    const scripts = filesOf(manifest, entries).filter((file) => file.endsWith(".js"))
    const weight = scripts.reduce((sum, file) => sum + weigh(file), 0) / 1000
    return { name, weight, kilobytes, fits: weight <= kilobytes }
  })
}

/**
 * Compares what pages about the product load with its budgets: all that a page names as a script, or fetches ahead as one,
 * is loaded before it is idle; what its forms do comes later.
 *
 * @param site what the build wrote down in .site/assets.json
 * @param pages as they are served
 */
export function weighSite({ formScript }, pages, { scripts, forms }, weigh) {
  const weights = pages.map(({ path, html }) => ({
    path,
    weight: namedScripts(html).reduce((sum, file) => sum + weigh(file), 0) / 1000,
  }))
  const { path, weight } = heaviestOf(weights)
  const weighed = [
    { ...scripts, name: `${scripts.name} (${path})`, weight },
    { ...forms, weight: weigh(formScript.slice(1)) / 1000 },
  ]
  return weighed.map((each) => ({ ...each, fits: each.weight <= each.kilobytes }))
}

/** The scripts that the tags of a page name, relative to the build; the address of a later one stands in no such tag. */
const namedScripts = (html) => [
  ...new Set([...html.matchAll(/<(?:script|link) [^>]*(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file)),
]

const heaviestOf = (weights) => weights.reduce((most, one) => (one.weight > most.weight ? one : most))

/**
 * Compares the page of each drawn screen with its budget, in the language in which it weighs more: its markup, and the
 * page that it is written into. Its styles are files of the application.
 *
 * @param drawn each screen in each language, as it is served
 */
export function weighFirstScreens(drawn, budgets, weighText) {
  return budgets.map(({ path, kilobytes }) => {
    const weights = drawn.filter((page) => page.path === path).map(({ html }) => weighText(html))
    const weight = Math.max(...weights) / 1000
    return { name: `${path}: the page with its drawn screen`, weight, kilobytes, fits: weight <= kilobytes }
  })
}

/**
 * Compares the heaviest of what pages about the product bring with what each may weigh.
 *
 * @param texts what is weighed of each page: the whole of it, or the style sheet within it
 */
export function weighHeaviest(texts, { name, kilobytes }, weighText) {
  const weights = texts.map(({ path, text }) => ({ path, weight: weighText(text) / 1000 }))
  const { path, weight } = heaviestOf(weights)
  return { name: `${name} (${path})`, weight, kilobytes, fits: weight <= kilobytes }
}

/**
 * Compares the fonts that a page has fetched at once with what its language may have: so many files, so much together.
 *
 * @param pages as they are served
 * @param weighFile answers a file's bytes as they are: a font is packed already
 */
export function weighFonts(pages, budgets, weighFile) {
  return budgets.map(({ language, name, files, kilobytes }) => {
    const fonts = pages.filter((page) => page.language === language).map(({ html }) => preloadedFonts(html))
    const weights = fonts.map((each) => each.reduce((sum, file) => sum + weighFile(file), 0) / 1000)
    const weight = Math.max(...weights)
    return { name, weight, kilobytes, fits: weight <= kilobytes && fonts.every(({ length }) => length === files) }
  })
}

/** The paths of fonts that a page names ahead of its style sheets, relative to the build. */
const preloadedFonts = (html) =>
  [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)].map(([, file]) => file)

/**
 * The sources that are no longer as the build met them. Scripts have maps, and are most of what is weighed: of style sheets
 * and of the pages about the product nothing is known.
 *
 * @param maps the maps beside the scripts of the build, by the path of each
 * @param read answers what a source says now, or null when it is gone
 * @returns {string[]} paths
 */
export function changedSince(maps, read) {
  const changed = new Set()
  for (const [place, { sources, sourcesContent }] of Object.entries(maps))
    for (const [at, source] of sources.entries()) {
      // What a plugin of the build has thought up, and what others have written.
      if (source.startsWith("\0") || source.includes("node_modules/")) continue
      const path = join(place, "..", source)
      if (!changed.has(path) && read(path) !== sourcesContent[at]) changed.add(path)
    }
  return [...changed]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main()

async function main() {
  const build = join(root, "packages/web/dist")
  const manifestPath = join(build, ".vite/manifest.json")
  if (!existsSync(manifestPath)) {
    console.log("not weighed: packages/web is not built (it has no dist/.vite/manifest.json)")
    process.exitCode = process.argv.includes("--if-built") ? 0 : 1
    return
  }
  const budgets = readJson(join(root, "scripts/budgets.json"))
  const weigh = (file) => gzipSync(readFileSync(join(build, file)), { level: 9 }).length
  const site = readJson(join(build, ".site/assets.json"))
  const siteBudgets = readJson(join(root, "scripts/site-budgets.json"))
  const template = readFileSync(join(build, "index.html"), "utf8")
  const weighText = (text) => gzipSync(text, { level: 9 }).length
  // Read from the build of the domain, as late as it is sure to be there.
  const { drawnPages, filledPages } = await import("./ordinary-day.mjs")
  const { makeSite } = await import(pathToFileURL(join(build, ".site/site.js")).href)
  const pages = filledPages(makeSite(site))
  const paths = siteBudgets.firstScreens.map(({ path }) => path)
  const drawn = await drawnPages(await builtScreens(build), template, paths)
  const weighed = [
    ...weighBudgets(readJson(manifestPath), budgets, weigh),
    ...weighSite(site, pages, siteBudgets, weigh),
    weighHeaviest(
      pages.map(({ path, inlineStyle }) => ({ path, text: inlineStyle })),
      siteBudgets.styles,
      weighText,
    ),
    weighHeaviest(
      pages.map(({ path, html }) => ({ path, text: html })),
      siteBudgets.pages,
      weighText,
    ),
    ...weighFirstScreens(drawn, siteBudgets.firstScreens, weighText),
    ...weighFonts([...pages, ...drawn], siteBudgets.fonts, (file) => statSync(join(build, file)).size),
  ]
  for (const { name, weight, kilobytes, fits } of weighed) {
    console.log(`${fits ? "✓" : "✗"} ${name}: ${weight.toFixed(1)} kB of ${kilobytes}`)
    if (!fits) process.exitCode = 1
  }
  // Last, because one line is all that is shown of a check that holds.
  const changed = changedSince(mapsOf(join(build, "assets")), (path) =>
    existsSync(path) ? readFileSync(path, "utf8") : null,
  )
  if (changed.length > 0) {
    const others = changed.length > 1 ? ` and ${changed.length - 1} more` : ""
    console.log(`of a build older than ${relative(root, changed[0])}${others}`)
  }
}

function mapsOf(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js.map"))
  return Object.fromEntries(files.map((file) => [join(folder, file), readJson(join(folder, file))]))
}

async function builtScreens(build) {
  const place = join(build, ".site/first-screens")
  const { makeFirstScreens } = await import(pathToFileURL(join(place, "first-screens.js")).href)
  return makeFirstScreens(readJson(join(place, "assets.json")))
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"))
}
