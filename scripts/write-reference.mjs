/**
 * `npm run docs:reference`: writes the reference of schedule/ and calendar/ to docs/reference. Its tools are installed
 * at the first call and apart from everything else, because TypeDoc needs a TypeScript before 7.
 */
import { join } from "node:path"
import { installIfNeeded } from "./install.mjs"
import { root, runTool } from "./tools.mjs"

const folder = join(root, "tools/reference")

const installed = await installIfNeeded(folder)
if (installed !== 0) process.exit(installed)

process.exit(
  await runTool([join(folder, "node_modules/typedoc/bin/typedoc"), "--options", join(folder, "typedoc.json")]),
)
