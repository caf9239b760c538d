import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { build, type Manifest, type ManifestChunk, type Plugin } from "vite"

/**
 * The screens that open without network: booking and tracking, in both languages, with everything that they may load
 * later.
 */
const keptEntries: readonly RegExp[] = [
  /^src\/app\/(booking\/BookingFrame|composition\/(ServicesFrame|booking-composition|paying-composition|tracking-composition|live-composition))/,
  /^src\/routes\/(go|tracking)\//,
  /domain\/src\/messages\/(en|ar)\/(?!account|my-account|own-booking|recipient|extras)[a-z-]+\.ts$/,
]
/** The dictionaries of staff, which customers' workers do not store. */
const staffWords: readonly string[] = [
  ...readFileSync(new URL("../src/environment/texts/staff-areas.ts", import.meta.url), "utf8").matchAll(
    /messages\/((?:en|ar)\/[a-z-]+)/g,
  ),
].map(([, words]) => `domain/src/messages/${words}.ts`)
/** The files of a driver's run beside the shell, in both languages: stored only on drivers' phones. */
const driverEntries: readonly RegExp[] = [
  /^src\/app\/driver\/DriverFrame/,
  /^src\/routes\/driver\//,
  /domain\/src\/messages\/(en|ar)\/(staff|driver|booking|account-refusals)\.ts$/,
]
/** The frame of staff imports all their screens, but does not make the worker store them. */
const staffRouter = "src/app/staff/staff-router.ts"
/** Parts of these screens that are not needed without network. */
const neverKept = /leaflet/i

/** Builds `worker/service-worker.ts` to `/service-worker.js` with the list of the files that it stores. */
export function serviceWorker(): Plugin {
  let folder = "dist"
  let root = "."
  let isServer = false
  return {
    name: "mersal:service-worker",
    apply: "build",
    configResolved: (config) => {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
      isServer = Boolean(config.build.ssr)
    },
    writeBundle: {
      // Before the plugins that compress files and list scripts, because they must include the worker.
      order: "pre",
      sequential: true,
      handler: async () => {
        if (isServer) return
        const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest
        const keptFiles = keptFilesOf(folder, manifest)
        const driverFiles = driverFilesOf(manifest).filter((file) => !keptFiles.some(({ url }) => url === file))
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: "error",
          define: {
            keptFiles: JSON.stringify(keptFiles),
            driverFiles: JSON.stringify(driverFiles),
            "process.env.NODE_ENV": '"production"',
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            sourcemap: "hidden",
            rolldownOptions: {
              input: join(root, "worker/service-worker.ts"),
              output: { format: "iife", entryFileNames: "service-worker.js", codeSplitting: false },
            },
          },
        })
      },
    },
  }
}

/**
 * The files of the stored screens. A name with a hash is its own version; the others are versioned by their content.
 */
function keptFilesOf(
  folder: string,
  manifest: Manifest,
): readonly { readonly url: string; readonly revision: string | null }[] {
  const hashed = filesOf(manifest, ["index.html"], isKept).map((url) => ({ url, revision: null }))
  const plain = readdirSync(folder)
    .filter((file) => /^(first-paint\.js|favicon\.svg)$/.test(file))
    .map((file) => ({ url: `/${file}`, revision: digest(join(folder, file)) }))
  return [...hashed, ...plain]
}

const isKept = (key: string): boolean =>
  keptEntries.some((entry) => entry.test(key)) && !staffWords.some((words) => key.endsWith(words))

const driverFilesOf = (manifest: Manifest): readonly string[] =>
  filesOf(manifest, [staffRouter], (key) => driverEntries.some((entry) => entry.test(key)))

/** The addresses of the chunks' files: for some without what they load later, for others with it. */
function filesOf(manifest: Manifest, plain: readonly string[], isWhole: (key: string) => boolean): readonly string[] {
  const files = new Set<string>()
  const seen = new Set<ManifestChunk>()
  const keep = (chunk: ManifestChunk | undefined, withLater: boolean): void => {
    if (!chunk || seen.has(chunk) || neverKept.test(chunk.file)) return
    seen.add(chunk)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`)
    for (const key of chunk.imports ?? []) keep(manifest[key], withLater)
    for (const key of withLater ? (chunk.dynamicImports ?? []) : []) keep(manifest[key], withLater)
  }
  // The shell imports every screen but does not make the worker store them; a stored screen includes what it loads
  // later.
  for (const key of plain) keep(manifest[key], false)
  for (const [key, chunk] of Object.entries(manifest)) if (isWhole(key)) keep(chunk, true)
  return [...files]
}

const digest = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16)
