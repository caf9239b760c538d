import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"

/** Why each script runs on a page where a card may be typed. A script without a reason fails the build. */
const reasons: readonly (readonly [scripts: RegExp, why: string])[] = [
  [/^\/first-paint\.js$/, "chooses language, direction and colours before the first paint"],
  [
    /^\/first-screen\.js$/,
    "keeps a screen that the server has drawn for somebody else from being seen, and what is pressed on it",
  ],
  [/^\/service-worker\.js$/, "keeps the application for when there is no network; it sees no page and no field"],
  [
    /^\/assets\//,
    "the application: this repository's code and the packages that docs/dependencies.md says the reason of",
  ],
]

/**
 * Records every script that a page may run, with its path, the SHA-256 of its content and its reason, as PCI DSS 6.4.3
 * requires for pages with card fields. The record is beside Vite's own manifest, which is not served; the served
 * scripts are compared with it.
 */
export function scriptInventory(): Plugin {
  let folder = "dist"
  return {
    name: "mersal:script-inventory",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => {
      const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".js") && !file.startsWith("."))
        .sort()
        .map((file) => [`/${file}`, { sha256: sha256Of(join(folder, file)), why: reasonOf(`/${file}`) }])
      writeFileSync(join(folder, ".vite/scripts.json"), `${JSON.stringify(Object.fromEntries(scripts), null, 2)}\n`)
    },
  }
}

const sha256Of = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex")

function reasonOf(script: string): string {
  const reason = reasons.find(([scripts]) => scripts.test(script))
  if (!reason) throw new Error(`Say in build/script-inventory.ts why a page with card fields may run ${script}`)
  return reason[1]
}
