import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { typed, words } from "./testing/typed-command.ts"

const page = readFileSync(new URL("../../../../docs/mersal-slots.md", import.meta.url), "utf8")

it("docs/mersal-slots.md shows what the commands print", async () => {
  expect(await asPrinted(page)).toBe(page)
})

it("shows every command", () => {
  const shown = new Set([...page.matchAll(/^\$ mersal-slots (\w+)/gm)].map(([, command]) => command))
  expect([...shown].sort()).toEqual(["book", "diff", "explain", "quote", "table"])
})

/** The page with what each of its commands prints under it, one after the other as in one shell. */
async function asPrinted(text: string): Promise<string> {
  const shell = new Shell()
  let shown = ""
  let isConsole = false
  for (const line of text.split(/(?<=\n)/)) {
    if (line.startsWith("```")) isConsole = line === "```console\n"
    if (!isConsole || line.startsWith("```")) shown += line
    else if (line.startsWith("$ ")) shown += `${line}${await shell.type(line.slice(2).trimEnd())}`
  }
  return shown
}

/** As much of a shell as the page needs: files, a pipe, `sed 's/this/that/'` and `$?`. */
class Shell {
  readonly #files: Record<string, string> = {}
  #code = 0

  async type(line: string): Promise<string> {
    if (line === "echo $?") return `${this.#code}\n`
    const [command = "", target] = line.split(" > ")
    const replacement = /^sed 's\/(.+)\/(.+)\/' (\S+)$/.exec(command)
    const printed = replacement ? this.#replace(replacement) : await this.#run(command)
    if (target === undefined) return printed
    this.#files[target] = printed
    return ""
  }

  #replace([, before = "", after = "", file = ""]: readonly string[]): string {
    return (this.#files[file] ?? "")
      .split("\n")
      .map((line) => line.replace(before, after))
      .join("\n")
  }

  async #run(command: string): Promise<string> {
    let input = ""
    for (const part of command.split(" | ")) {
      const [name, ...argv] = words(part)
      if (name !== "mersal-slots") throw new Error(`The page types ${name}`)
      const { code, printed, complaints } = await typed(argv, { files: this.#files, input })
      this.#code = code
      input = [complaints, printed].filter((text) => text !== "").join("\n")
    }
    return input === "" ? "" : `${input}\n`
  }
}
