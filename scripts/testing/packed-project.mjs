/** An otherwise empty project on this machine, with a package of ours installed as anybody would install it. */
import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { npm } from "../install.mjs"
import { root } from "../tools.mjs"

/**
 * Outside the checkout, so that nothing is found by walking up to our node_modules.
 *
 * @param pack makes the tarball in a folder
 */
export async function installPacked(pack) {
  const path = mkdtempSync(join(realpathSync(tmpdir()), "mersal-packed-"))
  try {
    return projectIn(path, await pack(path))
  } catch (error) {
    rmSync(path, { recursive: true, force: true })
    throw error
  }
}

function projectIn(path, tarball) {
  writeFileSync(join(path, "package.json"), '{ "private": true, "type": "module" }')
  const [command, ...args] = npm()
  // No network, and no cache that could stand in for it: the package needs no other.
  const alone = ["--offline", "--cache", join(path, ".npm"), "--no-audit", "--no-fund", "--loglevel=error"]
  execFileSync(command, [...args, "install", `./${basename(tarball.path)}`, ...alone], { cwd: path })

  return {
    path,
    tarball: tarball.path,
    /** Paths and modes of what the tarball holds. */
    files: tarball.files,
    /** @param {Record<string, string>} files contents by path */
    write(files) {
      for (const [file, contents] of Object.entries(files)) {
        mkdirSync(dirname(join(path, file)), { recursive: true })
        writeFileSync(join(path, file), contents)
      }
    },
    /** What a program in the project finds set beside the path to other programs. */
    environment: {},
    /** Runs Node in the project, and answers its exit code and what it printed. */
    node(...args) {
      const environment = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, ...this.environment }
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: path,
        encoding: "utf8",
        env: environment,
        // One that waits for what never comes fails, instead of the whole run.
        timeout: 60_000,
      })
      return { status, stdout, stderr }
    },
    /** Runs a command that came with a package, as `npx` does, and answers what it printed. */
    command(...words) {
      return execFileSync(command, [...args, "exec", "--offline", "--", ...words], { cwd: path, encoding: "utf8" })
    },
    /** Does something while a package that this repository has is installed too. */
    withPackage(name, action) {
      const link = join(path, "node_modules", name)
      symlinkSync(join(root, "node_modules", name), link, "junction")
      try {
        return action()
      } finally {
        rmSync(link)
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
