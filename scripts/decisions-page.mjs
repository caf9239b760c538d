/** Draws docs/decisions/README.md, the list of decisions, from the first lines of each. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./tools.mjs"

const folder = join(root, "docs/decisions")

/** Every decision: its number, what was decided, when, and whether it still holds. The template is none. */
export function decisions() {
  return readdirSync(folder)
    .filter((file) => /^\d{3}-/.test(file) && !file.startsWith("000"))
    .sort()
    .map((file) => {
      const [heading = "", , dated = ""] = readFileSync(join(folder, file), "utf8").split("\n")
      const [, number = "", title = ""] = /^# (\d{3}) (.+)$/.exec(heading) ?? []
      const [, date = "", status = ""] = /^(\d{4}-\d\d-\d\d) · (.+)$/.exec(dated) ?? []
      return { file, number, title, date, status }
    })
}

export function decisionsPage() {
  const lines = [
    "# Decisions",
    "",
    "Half a page for each choice that someone will question later; [the template](000-template.md) says of what. A decision that no longer holds stays, and names the one that took its place. The list is drawn from the pages by `npm run docs`; a test keeps it fresh.",
    "",
    "| | decided | when | status |",
    "|---|---|---|---|",
    ...decisions().map(
      ({ file, number, title, date, status }) => `| ${number} | [${title}](${file}) | ${date} | ${status} |`,
    ),
  ]
  return `${lines.join("\n")}\n`
}
