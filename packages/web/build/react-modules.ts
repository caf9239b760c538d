import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"

const { resolve } = createRequire(import.meta.url)

/** The imported parts of React, each with its package's production file. */
const made = {
  react: "react",
  "react/jsx-runtime": "react-jsx-runtime",
  "react-dom": "react-dom",
  "react-dom/client": "react-dom-client",
  scheduler: "scheduler",
  "use-sync-external-store/with-selector": "use-sync-external-store-with-selector",
}
// The scheduler is React's own dependency, so it is resolved from react-dom.
const resolveForReact = createRequire(resolve("react-dom")).resolve
const files = new Map(
  Object.entries(made).map(([module, file]) => {
    const found = module === "scheduler" ? resolveForReact(module) : resolve(module)
    return [module, join(dirname(found), "cjs", `${file}.production.js`)]
  }),
)
const isMade = new Set(files.values())

/** Downshift's copy of React, with which it looks for a function that every supported React has. */
const copyOfReact = "_extends({}, React)"

/**
 * Reads React, which is CommonJS, as modules (decision 109): a page then contains only the functions that it calls, and
 * calls each by name instead of through an object of all of them.
 */
export const reactModules = (): Plugin => ({
  name: "mersal:react-modules",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^(react|react-dom|scheduler|use-sync-external-store)(\/|$)/ },
    handler: (id) => files.get(id) ?? null,
  },
  transform: {
    filter: { id: /\/cjs\/[\w-]+\.production\.js$|\/downshift\/.+\.mjs$/ },
    handler: (code, id) => {
      if (isMade.has(id)) return { code: asModule(code, id), map: null }
      return { code: code.replaceAll(copyOfReact, "React"), map: null }
    },
  },
})

/**
 * An error that React makes as its file starts, to throw it to itself as a signal and recognise it. Only its identity
 * counts, but it takes a stack: a browser with an inspector (developer tools, Lighthouse) then reads the whole file
 * again to tell the line, for 12 to 20 ms of the start.
 */
const signal = /\b(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g

/** A file of React with `import` and `export` in place of `require` and `exports`. */
export function asModule(code: string, id: string): string {
  const names = new Set(Array.from(code.matchAll(/\bexports\.(\w+)/g), ([, name]) => name))
  const imports: string[] = []
  const body = code
    .replace(/(\w+) = require\("([^"]+)"\)/g, (_, name, module) => {
      imports.push(`import * as ${name} from "${module}"`)
      return `required$${imports.length}`
    })
    .replace(/^exports\.(\w+) =/gm, "let exports$$$1 =")
    .replace(/\bexports\.(\w+)/g, "exports$$$1")
    .replace(signal, "$1 = {}")
  if (/\brequire\(|\bexports\b(?!\$)/.test(body)) throw new Error(`build/react-modules.ts cannot read ${id} any more`)
  const exported = [...names].map((name) => `exports$${name} as ${name}`)
  return [
    // On the file's first line, so that its source map keeps its lines.
    [...imports, body].join("; "),
    `export { ${exported.join(", ")} }`,
    // Importers of all of React as default also read only single functions of it.
    `export * as default from ${JSON.stringify(id)}`,
  ].join("\n")
}
