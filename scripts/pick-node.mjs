/** Chooses the Node that runs the product. */
import { existsSync } from "node:fs"
import { join } from "node:path"

/** With older versions better-sqlite3 13 ends the process without a message, and Effect 4 is not supported. */
const oldest = [22, 19]

/**
 * The Node installed with the packages (Linux), else the current one if it is new enough, else undefined.
 *
 * @returns {string | undefined} path of the executable
 */
export function pickNode(root, current = process) {
  const vendored = join(root, "node_modules", `node-${current.platform}-${current.arch}`, "bin", "node")
  if (existsSync(vendored)) return vendored
  return isNewEnough(current.versions.node) ? current.execPath : undefined
}

/** @example isNewEnough("22.18.0") // false */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}
