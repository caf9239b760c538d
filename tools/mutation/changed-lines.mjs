import { execFileSync } from "node:child_process"

/**
 * The lines of each file that are others than they were in a revision, as Stryker takes them: "12-14". A file that was moved
 * has those that were changed; one that is new has all.
 *
 * @param folder below which files are looked for, from the root
 * @returns by path from the root
 */
export function changedLines(root, revision, folder) {
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e9 })
  const lines = new Map()
  let path = ""
  for (const line of git("diff", "--unified=0", "--find-renames", "--no-color", revision, "--", folder).split("\n")) {
    const [, into] = /^\+\+\+ b\/(.+)$/.exec(line) ?? []
    if (into !== undefined) path = into
    const [, from, count = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from === undefined || count === "0") continue
    lines.set(path, [...(lines.get(path) ?? []), `${from}-${Number(from) + Number(count) - 1}`])
  }
  return lines
}
