/**
 * Weighs the slot engine's core, gzipped, against a ceiling: what `compile` makes a browser load, without the answers
 * for people who keep a book (`explain`, `decisionTable`), which a page that sells deliveries does not ask for.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "vite"
import { root } from "./tools.mjs"

/** Measured plus 5 %, and only lowered: docs/decisions/016-engine-core-size.md. */
const ceilingKilobytes = 8.1

const leftOut = /\/schedule\/internal\/(explain|decision-table)\.ts$/
const folder = mkdtempSync(join(tmpdir(), "mersal-core-"))
try {
  const entry = join(folder, "core.mjs")
  writeFileSync(
    entry,
    `export { compile } from ${JSON.stringify(join(root, "packages/domain/src/schedule/rule-book.ts"))}\n`,
  )
  const output = await build({
    configFile: false,
    logLevel: "error",
    root: folder,
    build: {
      write: false,
      lib: { entry, formats: ["es"], fileName: "core" },
      minify: true,
      // Vite leaves the white space of libraries alone unless its bundler is told otherwise.
      // What is left out is imported by a short name, so that the weight does not depend on where the sources lie.
      rolldownOptions: { external: (id) => leftOut.test(id), output: { minify: true, paths: (id) => basename(id) } },
    },
  })
  const code = output[0].output[0].code
  const kilobytes = gzipSync(code, { level: 9 }).length / 1000
  console.log(`${kilobytes.toFixed(2)} kB gzipped of ${ceilingKilobytes}`)
  process.exitCode = kilobytes <= ceilingKilobytes ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
