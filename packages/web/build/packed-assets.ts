import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import type { Plugin } from "vite"

/**
 * Writes a Brotli and a gzip file beside every built text file that is worth it, because the server compresses nothing
 * while serving.
 */
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
        // Files that begin with a dot are the server's own and are not served.
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
