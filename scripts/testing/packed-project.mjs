/** An empty project on this machine, with one of our packages installed as a user would install it. */
import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { npm } from "../install.mjs"
import { root } from "../tools.mjs"

/**
 * Outside the checkout, so that Node does not find our node_modules in a parent folder.
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
  // Without network and cache: the package needs no other package.
  const alone = ["--offline", "--cache", join(path, ".npm"), "--no-audit", "--no-fund", "--loglevel=error"]
  execFileSync(command, [...args, "install", `./${basename(tarball.path)}`, ...alone], { cwd: path })

  return {
    path,
    tarball: tarball.path,
    /** Paths and modes of the tarball's contents. */
    files: tarball.files,
    /** @param {Record<string, string>} files contents by path */
    write(files) {
      for (const [file, contents] of Object.entries(files)) {
        mkdirSync(dirname(join(path, file)), { recursive: true })
        writeFileSync(join(path, file), contents)
      }
    },
    /** Environment variables of the project's programs, beside the path. */
    environment: {},
    /** Runs Node in the project, and answers its exit code and output. */
    node(...args) {
      const environment = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, ...this.environment }
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: path,
        encoding: "utf8",
        env: environment,
        // A program that hangs fails here, instead of blocking the whole run.
        timeout: 60_000,
      })
      return { status, stdout, stderr }
    },
    /** Runs a command of a package, as `npx` does, and answers its output. */
    command(...words) {
      return execFileSync(command, [...args, "exec", "--offline", "--", ...words], { cwd: path, encoding: "utf8" })
    },
    /** Runs an action while one of this repository's packages is also installed. */
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
