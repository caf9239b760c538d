/** Installs the packages when they differ from the lock. */
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { oneAtATime } from "./one-at-a-time.mjs"
import { run } from "./supervise.mjs"

/**
 * How long npm waits between two tries; without a network its defaults would take minutes. Both are set, because its
 * default minimum is ten seconds, and with a maximum below the minimum it fetches nothing at all.
 */
export const pauses = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]

/** Answers the exit code of the installation; 0 at once when everything is in place. */
export async function installIfNeeded(root) {
  const isInPlace = () =>
    isInstalled(readLock(join(root, "package-lock.json")), readLock(join(root, "node_modules/.package-lock.json")))
  return isInPlace() ? 0 : oneAtATime(root, async () => (isInPlace() ? 0 : await install(root)))
}

async function install(root) {
  console.log("Installing packages (npm ci), from the network where npm has not kept them …")
  const [command, ...args] = npm()
  // Build and tests need the development packages, also with NODE_ENV=production.
  const wanted = ["--include=dev", "--include=optional", "--loglevel=error"]
  const code = await run(command, [...args, "ci", ...wanted, ...pauses], root)
  if (code === 1)
    console.error("The packages could not be installed: npm says why above. Is there a network, and room on the disk?")
  return code
}

/**
 * Whether the installed packages are those of the lock. Compares contents, not times, because a checkout or a copy
 * changes times. A package may be missing if it is optional (another platform's); packages that the lock does not
 * contain must not be there.
 *
 * @param wanted the packages of package-lock.json, by path
 * @param present the packages of node_modules/.package-lock.json, which npm writes last; undefined if there is none
 */
export function isInstalled(wanted, present) {
  if (!present) return false
  const samePackage = (path) =>
    wanted[path]?.version === present[path]?.version && wanted[path]?.integrity === present[path]?.integrity
  return (
    Object.keys(present).every((path) => path in wanted && samePackage(path)) &&
    Object.entries(wanted).every(([path, entry]) => path in present || entry.optional || !isThirdParty(path))
  )
}

/** The root and the workspaces themselves are in the lock but not in node_modules. */
function isThirdParty(path) {
  return path.startsWith("node_modules/") || path.includes("/node_modules/")
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : undefined
}

/** The npm that started this process, else the one on the path: a command and its first arguments. */
export function npm() {
  const started = process.env.npm_execpath
  if (started && basename(started) === "npm-cli.js") return [process.execPath, started]
  return [process.platform === "win32" ? "npm.cmd" : "npm"]
}
