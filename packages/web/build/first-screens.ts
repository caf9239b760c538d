import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import type { Manifest, Rolldown } from "vite"
import { build, type Plugin } from "vite"
import { builtStyles } from "./class-names.ts"

/** Where the server finds the renderer: beside the pages about the product, and likewise not served. */
const place = ".site/first-screens"

/** The files that every server-rendered screen continues with, and their purpose; `*` stands for the language. */
const common = [
  "index.html",
  "../domain/src/messages/*/shell.ts",
  "src/app/composition/ServicesFrame.tsx",
  "src/app/shell/Footer.tsx",
  "../domain/src/messages/*/footer.ts",
  "src/app/first-screen/DrawnScreen.tsx",
]
const entries: Readonly<Record<string, readonly string[]>> = {
  "/go/book": [
    ...common,
    "../domain/src/messages/*/booking.ts",
    "../domain/src/messages/*/first-step.ts",
    "../domain/src/messages/*/details.ts",
    "../domain/src/messages/*/summary.ts",
    "src/app/booking/BookingFrame.tsx",
    "src/routes/go/book.tsx",
  ],
  "/tracking": [
    ...common,
    "../domain/src/messages/*/tracking.ts",
    "../domain/src/messages/*/app-banner.ts",
    "src/routes/tracking/entry.tsx",
  ],
  "/tracking/status": [
    ...common,
    "../domain/src/messages/*/booking.ts",
    "../domain/src/messages/*/tracking.ts",
    "../domain/src/messages/*/app-banner.ts",
    "src/app/first-screen/tracked-screen.tsx",
    "src/app/composition/live-composition.ts",
    "src/features/tracking/LiveTracking.tsx",
  ],
}

/** A screen that is not rendered on the server, and needs many files. */
const undrawn: typeof entries = {
  "/go/account": [
    "index.html",
    "../domain/src/messages/*/shell.ts",
    "src/app/composition/ServicesFrame.tsx",
    "src/app/account/MyAccountFrame.tsx",
    "src/routes/account/account.tsx",
    "../domain/src/messages/*/booking.ts",
    "../domain/src/messages/*/first-step.ts",
    "../domain/src/messages/*/summary.ts",
    "../domain/src/messages/*/details.ts",
    "../domain/src/messages/*/account.ts",
    "../domain/src/messages/*/my-account.ts",
    "../domain/src/messages/*/my-bookings.ts",
  ],
}

/**
 * Builds the server's renderer for the first screens, from the same components as the application, and records the
 * application's files for each screen, so that a page names them all at once.
 */
export function firstScreens(): Plugin {
  let folder = "dist"
  let root = "."
  return {
    name: "mersal:first-screens",
    apply: "build",
    configResolved: (config) => {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: async () => {
      for (const file of await drawingFiles(root))
        if (file.type === "chunk") write(join(folder, place, file.fileName), file.code)
      const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest
      write(join(folder, place, "assets.json"), JSON.stringify(assetsOf(manifest)))
    },
  }
}

async function drawingFiles(root: string): Promise<Rolldown.RolldownOutput["output"][number][]> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react(), firstStateOnly()],
    resolve: { conditions: ["@mersal/source", "module", "development|production"] },
    css: builtStyles,
    ssr: {
      noExternal: true,
      target: "node",
      resolve: { conditions: ["@mersal/source", "node", "module", "development|production"] },
    },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      ssr: fileURLToPath(new URL("../src/app/first-screen/first-screens.tsx", import.meta.url)),
      minify: true,
      rolldownOptions: { output: { entryFileNames: "first-screens.js", banner: newBrowser } },
    },
  })) as Rolldown.RolldownOutput
  return output
}

/**
 * Leaves out what a screen loads later: it is always rendered in its initial state. Texts are part of it, and so are
 * the reason why a booking does not come and its driver's position.
 */
const firstStateOnly = (): Plugin => ({
  name: "mersal:first-state-only",
  resolveDynamicImport: (source) => (/\/messages\/|NotComingBanner|LiveTracking/.test(String(source)) ? null : later),
  load: (id) => (id === later ? "await new Promise(() => {})\nexport {}" : null),
})
const later = "\0later"

/** Browser queries during rendering are answered as in a first visit. */
const newBrowser =
  'const localStorage = { getItem: () => null }, matchMedia = () => ({ matches: false, addEventListener() {} }), navigator = { userAgent: "" };'

function assetsOf(manifest: Manifest) {
  const font = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .find((file) => file.includes("readex-pro-arabic"))
  const files = Object.entries({ ...entries, ...undrawn }).map(([path, keys]) => {
    const inLanguage = (language: string) => filesOf(manifest, keys, language)
    return [path, { en: inLanguage("en"), ar: inLanguage("ar") }] as const
  })
  return { arabicFont: `/${font}`, files: Object.fromEntries(files) }
}

/** The files that the entries need beside those of every page of the application, imported files first. */
function filesOf(manifest: Manifest, keys: readonly string[], language: string) {
  const styles = new Set<string>()
  const modules = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`build/first-screens.ts names ${key}, which the build does not have`)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    modules.add(`/${chunk.file}`)
  }
  visit("index.html")
  styles.clear()
  modules.clear()
  for (const key of keys) visit(key.replace("*", language))
  return { styles: [...styles], modules: [...modules] }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
