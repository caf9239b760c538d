/**
 * Checks the gzipped size of what a page makes a customer's browser load against scripts/budgets.json.
 *
 * A budget names entries of the web build's manifest. It counts these files and everything that they import statically,
 * each file once. Files that are imported on demand have a budget of their own or none.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { gzipSync } from "node:zlib"
import { root } from "./tools.mjs"

/**
 * All files that the entries load at once.
 *
 * @param manifest Vite's manifest: chunk by source path
 * @param entries keys of the manifest
 * @returns {string[]} script and style files, relative to the build
 * @throws when an entry is not in the manifest, so that a renamed route cannot escape its budget
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

/** Compares each budget with the size of its files; `weigh` answers a file's gzipped bytes. */
export function weighBudgets(manifest, budgets, weigh) {
  return budgets.map(({ name, entries, kilobytes }) => {
    const scripts = filesOf(manifest, entries).filter((file) => file.endsWith(".js"))
    const weight = scripts.reduce((sum, file) => sum + weigh(file), 0) / 1000
    return { name, weight, kilobytes, fits: weight <= kilobytes }
  })
}

/**
 * Compares what the pages about the product load with their budgets. Every script that a page names or preloads counts,
 * because it is loaded before the page is idle; the forms' script is loaded later.
 *
 * @param site the build's .site/assets.json
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

/** The scripts in a page's tags, relative to the build. A script that loads later is in none of these tags. */
const namedScripts = (html) => [
  ...new Set([...html.matchAll(/<(?:script|link) [^>]*(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file)),
]

const heaviestOf = (weights) => weights.reduce((most, one) => (one.weight > most.weight ? one : most))

/**
 * Compares the page of each server-rendered screen with its budget, in its larger language: the screen's markup and the
 * page around it. Its styles are files of the application.
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
 * Compares the largest of the pages about the product with the limit.
 *
 * @param texts what is measured of each page: the whole, or its style sheet
 */
export function weighHeaviest(texts, { name, kilobytes }, weighText) {
  const weights = texts.map(({ path, text }) => ({ path, weight: weighText(text) / 1000 }))
  const { path, weight } = heaviestOf(weights)
  return { name: `${name} (${path})`, weight, kilobytes, fits: weight <= kilobytes }
}

/**
 * Compares the fonts that a page preloads with its language's limits: their number and their total size.
 *
 * @param pages as they are served
 * @param weighFile answers a file's bytes unpacked, because a font is already compressed
 */
export function weighFonts(pages, budgets, weighFile) {
  return budgets.map(({ language, name, files, kilobytes }) => {
    const fonts = pages.filter((page) => page.language === language).map(({ html }) => preloadedFonts(html))
    const weights = fonts.map((each) => each.reduce((sum, file) => sum + weighFile(file), 0) / 1000)
    const weight = Math.max(...weights)
    return { name, weight, kilobytes, fits: weight <= kilobytes && fonts.every(({ length }) => length === files) }
  })
}

/** The paths of fonts that a page preloads before its style sheets, relative to the build. */
const preloadedFonts = (html) =>
  [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)].map(([, file]) => file)

/**
 * The sources that have changed since the build. Only scripts have source maps, and they are most of what is measured;
 * changed style sheets and pages about the product are not noticed.
 *
 * @param maps the maps beside the build's scripts, by the path of each
 * @param read answers a source's current text, or null if it is gone
 * @returns {string[]} paths
 */
export function changedSince(maps, read) {
  const changed = new Set()
  for (const [place, { sources, sourcesContent }] of Object.entries(maps))
    for (const [at, source] of sources.entries()) {
      // Skips modules that a build plugin generates, and other packages.
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
  // Imported from the domain's build, late enough that it exists.
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
  // Printed last, because only one line is shown of a passed check.
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
