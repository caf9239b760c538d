import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { root } from "./tools.mjs"

// A page must not name a file that has moved.

const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\0")
  .filter((path) => path !== "" && existsSync(join(root, path)))

/**
 * How a page may name a file of the repository or one of its folders: by the path from any of its parent folders on.
 */
const endings = new Set(
  tracked.flatMap((path) => {
    const parts = path.split("/")
    const upTo = parts.map((_, at) => [...parts.slice(0, at), at === parts.length - 1 ? parts[at] : `${parts[at]}/`])
    return upTo.flatMap((named) => named.map((_, from) => join(...named.slice(from))))
  }),
)

/** Files that a build makes, and that a reader is told to write himself. */
const isMade = (name) => /(^|\/)(dist|bundle)\/|^docs\/reference\/$|^example\.ts$/.test(name)

const pages = tracked.filter((path) => path.endsWith(".md")).map((path) => ({ path, text: textOf(path) }))

function textOf(path) {
  return readFileSync(join(root, path), "utf8").replaceAll(/^```.*?^```$/gms, "")
}

/** The files and folders that a page names in backticks. A pattern such as `*-issues.ts` does not count. */
const namedIn = (text) =>
  [...text.matchAll(/`((?:[\w.@-]+\/)+|(?:[\w.@-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css))`/g)].map(([, name]) => name)

const linksOf = (text) =>
  [...text.matchAll(/\]\((?![a-z]+:|[/#])([^)\s#]+)[^)]*\)/g)].map(([, address]) => decodeURIComponent(address))

test("every file and folder that a page names is there, under the folders that it names", () => {
  const named = pages.flatMap(({ path, text }) => namedIn(text).map((name) => ({ path, name })))
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ name }) => !endings.has(name) && !isMade(name))).toEqual([])
})

test("every link between pages leads to a file", () => {
  const links = pages.flatMap(({ path, text }) => linksOf(text).map((address) => ({ path, address })))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ path, address }) => !existsSync(join(root, dirname(path), address)))).toEqual([])
})
