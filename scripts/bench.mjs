/** `npm run bench`: runs each file of bench/ on the sources, one after the other, or only those whose name is given. */
import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { installIfNeeded } from "./install.mjs"
import { root, runTool } from "./tools.mjs"

const files = globSync("bench/*.ts", { cwd: root }).sort()
const names = files.map((file) => basename(file, ".ts"))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))

if (wanted.includes("--help")) {
  console.log(`npm run bench                 all of: ${names.join(", ")}`)
  console.log("npm run bench -- slot-engine  one of them")
} else if (unknown.length > 0) {
  console.error(`bench/ has no benchmark named ${unknown.join(" or ")}. There are: ${names.join(", ")}.`)
  process.exitCode = 1
} else {
  for (const name of wanted.length > 0 ? wanted : names) await run(name)
}

async function run(name) {
  console.log(`\nbench/${name}.ts`)
  // The libraries that it compares with are not needed by anything else; what cannot be installed is not compared.
  if (name === "slot-engine") await installIfNeeded(join(root, "bench/peers"))
  if ((await runTool(["--conditions=@mersal/source", `bench/${name}.ts`])) !== 0) process.exitCode = 1
}
