/** Fails when package-lock.json lacks a platform's package, because an install on that platform would lack it too. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { root } from "./tools.mjs"

/**
 * The optional dependencies that no path of the lock provides. npm leaves them out silently when the registry does not
 * have one platform's package of a release (yet).
 *
 * @param packages the `packages` of a version 3 lock, by path
 * @returns {string[]} one line for each that is missing
 */
export function missingFromLock(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !lookupPlaces(path).some((place) => `${place}node_modules/${name}` in packages))
      .map((name) => `${path || "package.json"} ${entry.version}: ${name} ${entry.optionalDependencies[name]}`),
  )
}

/** The folders in which Node searches for a package's dependencies, nearest first. */
function lookupPlaces(path) {
  const places = [path === "" ? "" : `${path}/`]
  let cut = path.lastIndexOf("node_modules/")
  while (cut > 0) {
    places.push(path.slice(0, cut))
    cut = path.lastIndexOf("node_modules/", cut - 1)
  }
  return [...places, ""]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  const missing = missingFromLock(packages)
  if (missing.length > 0) {
    console.error(`package-lock.json lacks ${missing.length} optional packages:\n${missing.join("\n")}`)
    process.exitCode = 1
  } else {
    console.log(`${Object.keys(packages).length} packages, every platform present`)
  }
}
