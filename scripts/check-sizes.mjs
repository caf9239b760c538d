/**
 * Weighs what a page makes a customer's browser load, gzipped, against scripts/budgets.json.
 *
 * A budget names entries of the web build's manifest. It weighs those files and everything they import statically,
 * each file once; what is imported on demand has its own budget or none.
 */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
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
 * Compares what every page about the product brings with its budgets: its scripts, those of a form, and the style sheet within it.
 *
 * @param site what the build wrote down in .site/assets.json
 */
export function weighSite({ style, modules, formModules }, { scripts, forms, styles }, weigh, weighText) {
  const files = ["first-paint.js", ...modules.map((path) => path.slice(1))]
  const formFiles = formModules.map((path) => path.slice(1))
  const sum = (paths) => paths.reduce((total, file) => total + weigh(file), 0)
  const weights = [
    { ...scripts, weight: sum(files) / 1000 },
    { ...forms, weight: sum(formFiles) / 1000 },
    { ...styles, weight: weighText(style) / 1000 },
  ]
  return weights.map((each) => ({ ...each, fits: each.weight <= each.kilobytes }))
}

/**
 * Compares the page of each drawn screen with its budget, in the language in which it weighs more: its markup, and the
 * page that it is written into. Its styles are files of the application.
 *
 * @param screens what the build has made to draw them with
 * @param template index.html as it was built
 */
export async function weighFirstScreens(screens, template, budgets, weighText) {
  const facts = { productName: "Mersal", profileId: "production", market: "AE", now: Date.UTC(2026, 10, 21, 6) }
  const weights = budgets.map(async ({ path, kilobytes }) => {
    const drawn = ["en", "ar"].map((language) => screens.find(path).draw({ language, isSignedIn: false }, facts))
    const texts = (await Promise.all(drawn)).map(({ head, scripts, body }) => template + head + scripts + body)
    const weight = Math.max(...texts.map(weighText)) / 1000
    return { name: `${path}: the page with its drawn screen`, weight, kilobytes, fits: weight <= kilobytes }
  })
  return Promise.all(weights)
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
  const budgets = JSON.parse(readFileSync(join(root, "scripts/budgets.json"), "utf8"))
  const weigh = (file) => gzipSync(readFileSync(join(build, file)), { level: 9 }).length
  const site = JSON.parse(readFileSync(join(build, ".site/assets.json"), "utf8"))
  const siteBudgets = JSON.parse(readFileSync(join(root, "scripts/site-budgets.json"), "utf8"))
  const template = readFileSync(join(build, "index.html"), "utf8")
  const weighText = (text) => gzipSync(text, { level: 9 }).length
  const weighed = [
    ...weighBudgets(readManifest(manifestPath), budgets, weigh),
    ...weighSite(site, siteBudgets, weigh, weighText),
    ...(await weighFirstScreens(await builtScreens(build), template, siteBudgets.firstScreens, weighText)),
  ]
  for (const { name, weight, kilobytes, fits } of weighed) {
    console.log(`${fits ? "✓" : "✗"} ${name}: ${weight.toFixed(1)} kB of ${kilobytes}`)
    if (!fits) process.exitCode = 1
  }
}

async function builtScreens(build) {
  const place = join(build, ".site/first-screens")
  const { makeFirstScreens } = await import(pathToFileURL(join(place, "first-screens.js")).href)
  return makeFirstScreens(JSON.parse(readFileSync(join(place, "assets.json"), "utf8")))
}

function readManifest(path) {
  return JSON.parse(readFileSync(path, "utf8"))
}
