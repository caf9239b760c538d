/**
 * Checks the gzipped size of the slot engine's core against ceilings: what a browser loads for `compile`, without the
 * functions for maintainers of a book (`explain`, `decisionTable`), which a page that sells deliveries does not call;
 * and for `compileTrusted`, which leaves a book's checks to the server that sent it.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "vite"
import { root } from "./tools.mjs"

/** The measured sizes. They are only ever lowered: docs/decisions/175-fields-read-alike-weigh-less.md. */
const ceilings = [
  { name: "compile", module: "rule-book.ts", kilobytes: 7.56 },
  { name: "compileTrusted", module: "trusted-book.ts", kilobytes: 6.18 },
]

const leftOut = /\/schedule\/internal\/(explain|decision-table)\.ts$/
const folder = mkdtempSync(join(tmpdir(), "mersal-core-"))
try {
  for (const { name, module, kilobytes } of ceilings) {
    const weight = await weigh(name, module)
    console.log(`${name}: ${weight.toFixed(2)} kB gzipped of ${kilobytes}`)
    if (weight > kilobytes) process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function weigh(name, module) {
  const entry = join(folder, `${name}.mjs`)
  const path = join(root, "packages/domain/src/schedule", module)
  writeFileSync(entry, `export { ${name} } from ${JSON.stringify(path)}\n`)
  const output = await build({
    configFile: false,
    logLevel: "error",
    root: folder,
    build: {
      write: false,
      lib: { entry, formats: ["es"], fileName: name },
      minify: true,
      // Vite keeps the white space of libraries unless its bundler is told otherwise. Left-out modules are imported by
      // a short name, so that the size does not depend on where the sources are.
      rolldownOptions: { external: (id) => leftOut.test(id), output: { minify: true, paths: (id) => basename(id) } },
    },
  })
  return gzipSync(output[0].output[0].code, { level: 9 }).length / 1000
}
