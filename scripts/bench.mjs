/** `npm run bench`: runs each file of bench/ on the sources, one after the other, or only those whose name is given. */
import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { installIfNeeded } from "./install.mjs"
import { root, runTool } from "./tools.mjs"

const wanted = process.argv.slice(2)
const files = globSync("bench/*.ts", { cwd: root })
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, ".ts")))
  .sort()

if (files.length === 0) {
  console.error(`bench/ has no benchmark${wanted.length > 0 ? ` named ${wanted.join(" or ")}` : ""}.`)
  process.exitCode = 1
}
for (const file of files) {
  console.log(`\n${file}`)
  // The libraries that it compares with are not needed by anything else; what cannot be installed is not compared.
  if (basename(file) === "slot-engine.ts") await installIfNeeded(join(root, "bench/peers"))
  if ((await runTool(["--conditions=@mersal/source", file])) !== 0) process.exitCode = 1
}
