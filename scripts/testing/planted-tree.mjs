/** A small checkout with this project's rules and the files that a test plants in it. */
import { execFileSync } from "node:child_process"
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { root } from "../tools.mjs"

const ruleFiles = [
  ".gitignore",
  "biome.json",
  "biome.boundaries.jsonc",
  "package.json",
  "tsconfig.base.json",
  ...globSync("packages/*/{package,tsconfig}.json", { cwd: root }),
]

/**
 * @param {Record<string, string>} files contents by path
 * @returns {{ path: string, remove: () => void }}
 */
export function plantTree(files) {
  const path = mkdtempSync(join(realpathSync(tmpdir()), "mersal-planted-"))
  for (const [file, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), contents)
  }
  for (const file of ruleFiles) cpSync(join(root, file), join(path, file))
  mkdirSync(join(path, "node_modules/@mersal"), { recursive: true })
  for (const folder of globSync("packages/*", { cwd: path })) {
    symlinkSync(join(path, folder), join(path, "node_modules/@mersal", basename(folder)), "junction")
  }
  execFileSync("git", ["init", "--quiet"], { cwd: path })
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
