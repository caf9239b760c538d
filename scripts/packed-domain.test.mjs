import { readFileSync } from "node:fs"
import { basename, join, posix } from "node:path"
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { publint } from "publint"
import { build } from "vite"
import { afterAll, beforeAll, expect, test } from "vitest"
import { packDomain } from "./pack-domain.mjs"
import { installPacked } from "./testing/packed-project.mjs"
import { toolPath } from "./tools.mjs"

let project
/** The tarball's contents, by path. */
let files
/** The public modules of schedule/ and calendar/: "schedule/rule-book". */
let modules

beforeAll(async () => {
  project = await installPacked(packDomain)
  files = project.files.map(({ path }) => path)
  modules = files
    .map((path) => /^dist\/((?:schedule|calendar)\/.*)\.js$/.exec(path)?.[1])
    .filter((module) => module !== undefined && !module.startsWith("schedule/internal/"))
})
afterAll(() => project?.remove())

test("the tarball holds a licence, no test, and every source that its maps name", () => {
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]))
  expect(files.filter((path) => /\.test\.|tsbuildinfo/.test(path))).toEqual([])

  const maps = files.filter((path) => path.endsWith(".map"))
  const named = maps.flatMap((path) => {
    const { sources, sourceRoot } = JSON.parse(readInstalled(path))
    return sources.map((source) => posix.join(posix.dirname(path), sourceRoot ?? "", source))
  })
  expect(named.length).toBe(maps.length)
  expect(named.filter((path) => !files.includes(path))).toEqual([])

  const withMap = files.filter((path) => /^dist\/.*(\.js|\.d\.ts)$/.test(path))
  expect(withMap.filter((path) => !maps.includes(`${path}.map`))).toEqual([])
})

test("publint has nothing to say of the tarball", async () => {
  const { buffer } = new Uint8Array(readFileSync(project.tarball))
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true })
  expect(messages).toEqual([])
})

test("every module has its types in Node and in a bundler, and internal ones are closed", async () => {
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(project.tarball)))
  const entrypoints = [
    ...modules,
    "booking/windows/market-schedule",
    "machines/booking-machine",
    "schedule/internal/plan",
    "cli/run",
  ]
  const { problems } = await checkPackage(data, { entrypoints })
  // ES modules only: resolution before Node 12 ignores `exports`, and `require` loads ES modules from Node 22.12 on.
  const older = ["node10", "node16-cjs"]
  const found = problems.filter(({ resolutionKind }) => !older.includes(resolutionKind))
  expect(found.map(({ kind, entrypoint, resolutionKind }) => [kind, entrypoint, resolutionKind])).toEqual([
    ["NoResolution", "./schedule/internal/plan", "node16-esm"],
    ["NoResolution", "./schedule/internal/plan", "bundler"],
    ["NoResolution", "./cli/run", "node16-esm"],
    ["NoResolution", "./cli/run", "bundler"],
  ])
})

test("modules of schedule/ and calendar/ need no package, but for fast-check in testing and the peer in date-fns-zone", () => {
  project.write({
    "import-all.mjs": `
      const missing = {}
      for (const module of ${JSON.stringify(modules)}) {
        await import("@mersal/domain/" + module).catch((error) => {
          missing[module] = /Cannot find package '([^']+)'/.exec(error.message)?.[1] ?? error.message
        })
      }
      console.log(JSON.stringify(missing))
    `,
  })
  const kit = modules.filter((module) => module.includes("/testing"))
  expect(kit).not.toEqual([])
  const peer = { "calendar/date-fns-zone": "date-fns-tz" }
  expect(printedJson("import-all.mjs")).toEqual({
    ...peer,
    ...Object.fromEntries(kit.map((module) => [module, "fast-check"])),
  })
  expect(project.withPackage("fast-check", () => printedJson("import-all.mjs"))).toEqual(peer)
})

const question = `{ market: "AE", service: "sameDay", now: Date.parse("2026-11-21T16:00+04:00") }`
const answer = { date: "2026-11-22", delivery: "2026-11-22" }

const plainJavaScript = `
  import { gulfBook } from "@mersal/domain/schedule/books/gulf"
  import { compile } from "@mersal/domain/schedule/rule-book"
  export const answer = compile(gulfBook).earliest(${question})
`

test("plain JavaScript runs in Node", () => {
  project.write({ "plain.mjs": `${plainJavaScript}\nconsole.log(JSON.stringify(answer))` })
  expect(printedJson("plain.mjs")).toEqual(answer)
})

test("`require` loads it too", () => {
  project.write({
    "required.cjs": `
      const { gulfBook } = require("@mersal/domain/schedule/books/gulf")
      const { compile } = require("@mersal/domain/schedule/rule-book")
      console.log(JSON.stringify(compile(gulfBook).earliest(${question})))
    `,
  })
  expect(printedJson("required.cjs")).toEqual(answer)
})

test("a worker asks, and a quote travels between threads as it is", () => {
  project.write({
    "worker.mjs": `
      import { parentPort, workerData } from "node:worker_threads"
      import { gulfBook } from "@mersal/domain/schedule/books/gulf"
      import { compile } from "@mersal/domain/schedule/rule-book"
      parentPort.postMessage(compile(gulfBook).quote(workerData))
    `,
    "threads.mjs": `
      import { deepStrictEqual } from "node:assert"
      import { once } from "node:events"
      import { Worker } from "node:worker_threads"
      import { gulfBook } from "@mersal/domain/schedule/books/gulf"
      import { compile } from "@mersal/domain/schedule/rule-book"
      const [quote] = await once(new Worker("./worker.mjs", { workerData: ${question} }), "message")
      deepStrictEqual(quote, compile(gulfBook).quote(${question}))
      console.log(JSON.stringify(quote.days.map(({ slots }) => slots.length)))
    `,
  })
  expect(printedJson("threads.mjs")).toEqual([0, 2, 2, 2, 2, 2, 2])
})

test("a stack trace leads into the sources that are in the tarball", () => {
  project.write({ "refused.mjs": 'import { compile } from "@mersal/domain/schedule/rule-book"\ncompile({})' })
  const { stderr } = project.node("--enable-source-maps", "refused.mjs")
  expect(stderr).toContain("InvalidRuleBook")
  expect(stderr).toContain(join("node_modules/@mersal/domain/src/schedule/rule-book.ts:"))
})

test.each(["nodenext", "bundler"])(
  "TypeScript with module resolution %s knows every name, and a misspelt one",
  (resolution) => {
    project.write({
      "typed.ts": `
      import { type LocalDate, localDate } from "@mersal/domain/calendar/local-date"
      import { gulfBook } from "@mersal/domain/schedule/books/gulf"
      import { compile, type Engine, type Slot } from "@mersal/domain/schedule/rule-book"

      const engine: Engine<typeof gulfBook> = compile(gulfBook)
      export const slots: readonly Slot[] = engine.quote(${question}).days.flatMap((day) => day.slots)
      export const date: LocalDate | undefined = engine.earliest(${question})?.date
      // @ts-expect-error there is no such market
      engine.earliest({ market: "GB", service: "sameDay", now: 0 })
      // @ts-expect-error a text is no date
      engine.check({ market: "AE", service: "sameDay", now: 0, date: "2026-11-21" })
      engine.check({ market: "AE", service: "sameDay", now: 0, date: localDate("2026-11-21") })
    `,
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          module: resolution === "bundler" ? "esnext" : "nodenext",
          moduleResolution: resolution,
          target: "es2022",
          lib: ["es2022"],
          types: [],
          strict: true,
          // Also checks the package's declarations.
          skipLibCheck: false,
          noEmit: true,
        },
        files: ["typed.ts"],
      }),
    })
    expect(project.node(toolPath("tsc"), "-p", ".", "--pretty", "false")).toEqual({ status: 0, stdout: "", stderr: "" })
  },
)

test("Vite bundles it, and the bundle answers the same", async () => {
  project.write({
    "site/index.html": '<script type="module" src="./main.js"></script>',
    "site/main.js": `${plainJavaScript}\nconsole.log(JSON.stringify(answer))`,
  })
  const { output } = await build({
    root: join(project.path, "site"),
    configFile: false,
    logLevel: "error",
    // Vite's polyfill needs a document, which Node does not have.
    build: { modulePreload: { polyfill: false } },
  })
  const [{ fileName }] = output.filter(({ isEntry }) => isEntry)
  expect(printedJson(join("site/dist", fileName))).toEqual(answer)
})

test("every generator of testing/arbitraries-… draws where no package but fast-check is installed", () => {
  const generators = files
    .map((path) => /^dist\/(testing\/arbitraries.*)\.js$/.exec(path)?.[1])
    // It runs deliveries through their machine, which needs Effect and XState.
    .filter((module) => module !== undefined && module !== "testing/arbitraries-delivery")
  project.write({
    "drawing.mjs": `
      import fc from "fast-check"
      const drawn = {}
      for (const module of ${JSON.stringify(generators)}) {
        const exported = Object.entries(await import("@mersal/domain/" + module))
        const found = exported.filter(([, value]) => value instanceof fc.Arbitrary)
        for (const [, generator] of found) fc.sample(generator, 10)
        drawn[module] = found.map(([name]) => name)
      }
      console.log(JSON.stringify(drawn))
    `,
  })
  const drawn = project.withPackage("fast-check", () => printedJson("drawing.mjs"))
  expect(Object.keys(drawn).filter((module) => drawn[module].length === 0)).toEqual([])
  expect(Object.values(drawn).flat()).toEqual(expect.arrayContaining(["aDraft", "aPromo", "trackingEvents", "aCard"]))
})

test("every snippet of the README runs and prints what stands under it, as TypeScript and as JavaScript", () => {
  const snippets = [...readInstalled("README.md").matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)
  expect(snippets.flatMap(printedLines).length).toBeGreaterThanOrEqual(12)
  for (const [index, code] of snippets.entries()) {
    const javaScript = code.replaceAll(" as const", "")
    project.write({ [`snippet-${index}.mts`]: code, [`snippet-${index}.mjs`]: javaScript })
    const printed = {
      status: 0,
      stdout: printedLines(code)
        .map((line) => `${line}\n`)
        .join(""),
      stderr: "",
    }
    // Without types to remove, the JavaScript equals the TypeScript.
    for (const ending of javaScript === code ? ["mjs"] : ["mts", "mjs"])
      expect(project.withPackage("fast-check", () => project.node(`snippet-${index}.${ending}`))).toEqual(printed)
  }
})

test("the Node that the README asks for runs its TypeScript without a flag", () => {
  const readme = readInstalled("README.md")
  const [, asked] = /for Node from (\d+\.\d+) on/.exec(readme) ?? []
  const [, runsTypes] = /Node runs TypeScript as it is from (\d+\.\d+) on/.exec(readme) ?? []
  expect(JSON.parse(readInstalled("package.json")).engines.node).toBe(`>=${asked}`)
  expect(runsTypes).toBe("22.18")
  const [[major, minor], [least, leastMinor]] = [asked, runsTypes].map((version) => version.split(".").map(Number))
  expect(major > least || (major === least && minor >= leastMinor)).toBe(true)
})

test("every command of the README installs the package or prints the lines that stand under it", () => {
  const blocks = [...readInstalled("README.md").matchAll(/```sh\n(.*?)```/gs)].map(([, code]) => code)
  const [install, ...commands] = blocks.flatMap((code) => code.trim().split(/\n(?!# )/))
  expect(install).toBe(`npm install ./${basename(project.tarball)}`)
  expect(commands.length).toBeGreaterThanOrEqual(2)
  for (const command of commands) {
    const [typed, ...lines] = command.split("\n# ")
    const [npx, ...words] = typed.split(" ")
    expect(npx).toBe("npx")
    const printed = project
      .command(...words)
      .split("\n")
      .map((line) => line.trim())
    expect(printed).toEqual(expect.arrayContaining(lines))
  }
})

/**
 * The output that a snippet states: comments directly below code. Comments after an empty line describe what follows.
 */
function printedLines(code) {
  return code.split("\n\n").flatMap((paragraph) => {
    const lines = paragraph.trimEnd().split("\n")
    const lastOfCode = lines.findLastIndex((line) => !line.startsWith("// "))
    return lastOfCode < 0 ? [] : lines.slice(lastOfCode + 1).map((line) => line.slice("// ".length))
  })
}

function readInstalled(path) {
  return readFileSync(join(project.path, "node_modules/@mersal/domain", path), "utf8")
}

function printedJson(script) {
  const { status, stdout, stderr } = project.node(script)
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
  return JSON.parse(stdout)
}
