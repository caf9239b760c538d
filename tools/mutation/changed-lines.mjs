import { execFileSync } from "node:child_process"

/**
 * The lines of each file that have changed since a revision, in Stryker's form: "12-14". For a moved file these are its
 * changed lines, for a new file all lines.
 *
 * @param folder below which files are searched, from the root
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
