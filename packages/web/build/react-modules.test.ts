import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { build, type Rolldown } from "vite"
import { expect, it } from "vitest"
import { asModule, reactModules } from "./react-modules.ts"

const require = createRequire(createRequire(import.meta.url).resolve("react-dom"))

/** The page's code for a module with this `source`. */
async function built(source: string): Promise<string> {
  const page = "\0page"
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      reactModules(),
      {
        name: "page",
        resolveId: (id) => (id === "page" ? page : null),
        load: (id) => (id === page ? source : null),
      },
    ],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: "page", preserveEntrySignatures: "strict", output: { format: "es" } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

const evaluated = async (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

/** The kind of each export: an export without a value would have none. */
const kindsOf = (module: object) =>
  Object.fromEntries(Object.entries(module).map(([name, value]) => [name, typeof value]))

it.each([
  ["react", "react/cjs/react.production.js"],
  ["react/jsx-runtime", "react/cjs/react-jsx-runtime.production.js"],
  ["react-dom", "react-dom/cjs/react-dom.production.js"],
  ["react-dom/client", "react-dom/cjs/react-dom-client.production.js"],
  ["scheduler", "scheduler/cjs/scheduler.production.js"],
  [
    "use-sync-external-store/with-selector",
    "use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js",
  ],
])("hands out all that %s has", async (module, file) => {
  const { all } = await evaluated(await built(`import * as all from "${module}"\nexport { all }`))
  const { default: itself, ...parts } = all
  const path = require.resolve(`${file.split("/")[0]}/package.json`).replace(/[^/]+\/package\.json$/, file)
  const original = require(path)
  expect(kindsOf(parts)).toEqual(kindsOf(original))
  expect(itself.version).toBe(original.version)
})

it("brings what is called of React, and nothing else", async () => {
  const code = await built('import { useState } from "react"\nexport const state = () => useState(0)')
  expect([code.includes(".useState("), code.includes(".useOptimistic(")]).toEqual([true, false])
})

it("brings no more of it for a combobox", async () => {
  const code = await built('export { useCombobox } from "downshift"')
  expect([code.includes(".useReducer("), code.includes(".useOptimistic(")]).toEqual([true, false])
})

it("takes no stack for the signals that React throws to itself", () => {
  const path = require.resolve("react-dom/package.json").replace("package.json", "cjs/react-dom-client.production.js")
  const code = asModule(readFileSync(path, "utf8"), path)
  const names = ["HydrationMismatch", "Suspense", "SuspenseyCommit", "SuspenseAction", "SelectiveHydration"]
  expect(names.filter((name) => !code.includes(`${name}Exception = {}`))).toEqual([])
  expect(code).not.toMatch(/^(?:(?:var|let|const) | {2})\w+ = Error\(/m)
})

it.each([
  ['const name = "react"\nconst React = [require(name)]', "asks for a module in another way"],
  ["const all = exports\nall.useState = 1", "gives a name away through another one"],
])("refuses %j, which %s", (code) => {
  expect(() => asModule(code, "odd.js")).toThrow("cannot read odd.js any more")
})
