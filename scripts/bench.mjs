/**
 * `npm run bench`: runs each file of bench/ on the sources, one after the other, or only the named ones. A file that
 * takes a quarter of an hour runs only by its name.
 */
import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { installIfNeeded } from "./install.mjs"
import { root, runTool } from "./tools.mjs"

const files = globSync("bench/*.ts", { cwd: root }).sort()
const names = files.map((file) => basename(file, ".ts"))
const usual = names.filter((name) => name !== "million")
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))

if (wanted.includes("--help")) {
  console.log(`npm run bench                 all of: ${usual.join(", ")}`)
  console.log("npm run bench -- slot-engine  one of them")
  console.log("npm run bench -- million      a million bookings and requests: a quarter of an hour")
} else if (unknown.length > 0) {
  console.error(`bench/ has no benchmark named ${unknown.join(" or ")}. There are: ${names.join(", ")}.`)
  process.exitCode = 1
} else {
  for (const name of wanted.length > 0 ? wanted : usual) await run(name)
}

async function run(name) {
  console.log(`\nbench/${name}.ts`)
  // Only this comparison needs these libraries. A library that cannot be installed is left out.
  if (name === "slot-engine") await installIfNeeded(join(root, "bench/peers"))
  if ((await runTool(["--conditions=@mersal/source", `bench/${name}.ts`])) !== 0) process.exitCode = 1
}
