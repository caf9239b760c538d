import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"

/**
 * Writes down every script that a page may run, by its path and the SHA-256 of its content, as PCI DSS 6.4.3 asks of pages
 * with card fields. It stays beside Vite's own manifest, which is not served; what is served is held against it.
 */
export function scriptInventory(): Plugin {
  let folder = "dist"
  return {
    name: "mersal:script-inventory",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: () => {
      const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".js") && !file.startsWith("."))
        .sort()
        .map((file) => [
          `/${file}`,
          createHash("sha256")
            .update(readFileSync(join(folder, file)))
            .digest("hex"),
        ])
      writeFileSync(join(folder, ".vite/scripts.json"), `${JSON.stringify(Object.fromEntries(scripts), null, 2)}\n`)
    },
  }
}
