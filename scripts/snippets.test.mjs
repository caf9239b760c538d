import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { afterAll, expect, test } from "vitest"
import { root, toolPath } from "./tools.mjs"

/** Inside the checkout, where packages are found by name, and where git does not look. */
const folder = join(root, `node_modules/.cache/mersal-snippets-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pages = ["README.md", "docs/slot-engine.md", ...globSync("packages/*/README.md", { cwd: root }).sort()]

const snippetsOf = (page) =>
  [...readFileSync(join(root, page), "utf8").matchAll(/```ts\n(.*?)```/gs)].map(([, code], index) => ({
    name: `${page.replaceAll("/", "-").replace(".md", "")}-${index}.ts`,
    code,
  }))

/** The compiler's messages about snippets, each a separate module in a strict project outside all packages. */
function compile(snippets) {
  mkdirSync(folder, { recursive: true })
  for (const { name, code } of snippets) writeFileSync(join(folder, name), code)
  const settings = {
    extends: relative(folder, join(root, "tsconfig.base.json")),
    compilerOptions: { composite: false, noEmit: true, lib: ["ES2024", "DOM"] },
    files: snippets.map(({ name }) => name),
  }
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings))
  const { stdout } = spawnSync(process.execPath, [toolPath("tsc"), "-p", folder, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  })
  return stdout.split("\n").filter((line) => line.includes("error TS"))
}

test("every TypeScript snippet of a README and of the engine's page compiles", () => {
  const snippets = pages.flatMap(snippetsOf)
  expect(snippets.length).toBeGreaterThanOrEqual(5)
  expect(compile(snippets)).toEqual([])
})

test("a snippet that passes a text where a date belongs does not", () => {
  const [engine] = snippetsOf("README.md")
  const broken = { name: "broken.ts", code: engine.code.replace('localDate("2026-11-21")', '"2026-11-21"') }
  expect(compile([broken])).toEqual([expect.stringContaining("TS2322")])
})
