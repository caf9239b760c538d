/**
 * `npm run pack:domain`: the tarball of packages/domain as the registry would get it, made from the current sources.
 * Lifecycle scripts are off in this repository, so `npm pack` alone would pack the last build.
 */
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { npm } from "./install.mjs"
import { root, toolPath } from "./tools.mjs"

const domain = join(root, "packages/domain")

/**
 * Builds and packs the domain. Throws with the compiler's messages when it does not compile.
 *
 * @param {string} folder where the tarball is written
 * @returns {{ path: string, files: { path: string, mode: number }[] }} the tarball and its contents
 */
export function packDomain(folder) {
  // The command's project, which references that of the rules.
  const compile = [toolPath("tsc"), "-b", join(domain, "tsconfig.cli.json"), "--pretty", "false"]
  const { status, stdout } = spawnSync(process.execPath, compile, { encoding: "utf8" })
  if (status !== 0) throw new Error(`The domain does not compile.\n${stdout}`)
  removeLeftovers()
  const [command, ...args] = npm()
  const pack = [...args, "pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", folder]
  const [{ filename, files }] = JSON.parse(execFileSync(command, pack, { cwd: domain, encoding: "utf8" }))
  return { path: join(folder, filename), files }
}

/** Removes the output of sources that have since been renamed or removed, which the compiler keeps. */
function removeLeftovers() {
  for (const file of globSync("dist/**/*.{js,d.ts,map}", { cwd: domain })) {
    const source = file.replace(/^dist/, "src").replace(/(\.js|\.d\.ts)(\.map)?$/, ".ts")
    if (!existsSync(join(domain, source))) rmSync(join(domain, file))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = join(root, "dist")
  mkdirSync(folder, { recursive: true })
  console.log(packDomain(folder).path)
}
