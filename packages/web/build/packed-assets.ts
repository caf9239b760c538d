import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import type { Plugin } from "vite"

/** Lays a Brotli and a gzip file beside every built text file worth it: the server packs nothing while it serves. */
export function packedAssets(): Plugin {
  let folder = "dist"
  return {
    name: "mersal:packed-assets",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        // What begins with a dot is the server's own and is not served.
        if (file.startsWith(".") || !/\.(js|css|svg)$/.test(file)) continue
        const path = join(folder, file)
        const content = readFileSync(path)
        if (content.length < 1024) continue
        writeFileSync(`${path}.br`, brotliCompressSync(content))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
