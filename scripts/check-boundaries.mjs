/**
 * Checks the import rules of .dependency-cruiser.mjs on every source file in git, and prints how many it read. Reading
 * fewer than git lists is a failure, because a cruiser without a TypeScript parser reads none and reports success.
 */
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { cruise } from "dependency-cruiser"
import configuration from "../.dependency-cruiser.mjs"
import { root } from "./tools.mjs"

/**
 * @param {string} folder a checkout
 * @returns {Promise<{ files: string[], violations: { rule: string, from: string, to: string }[], unread: string[] }>}
 * paths relative to the folder; `unread` are the files whose imports the cruiser did not see
 */
export async function checkBoundaries(folder, options = configuration.options) {
  const files = sourceFiles(folder)
  if (files.length === 0) return { files, violations: [], unread: [] }
  const ruleSet = { forbidden: configuration.forbidden }
  const { output } = await cruise(files, { ...options, baseDir: folder, ruleSet, validate: true })
  const read = new Set(output.modules.filter(({ dependencies }) => dependencies.length > 0).map(({ source }) => source))
  return {
    files,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    unread: files.filter((file) => !read.has(file) && importsSomething(join(folder, file))),
  }
}

/** The source files of the packages that are in git or would be added. */
function sourceFiles(folder) {
  const list = [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "--deduplicate",
    "--",
    ":(glob)packages/*/src/**",
  ]
  return execFileSync("git", list, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && existsSync(join(folder, file)))
}

function importsSomething(path) {
  return /^(import|export|\}).*\bfrom "|^import "/m.test(readFileSync(path, "utf8"))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { files, violations, unread } = await checkBoundaries(process.argv[2] ?? root)
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
  for (const file of unread) console.error(`not read: ${file}`)
  console.log(`${files.length - unread.length} of ${files.length} files read, ${violations.length} violations`)
  process.exitCode = violations.length + unread.length > 0 || files.length === 0 ? 1 : 0
}
