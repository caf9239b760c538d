import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import type { Rolldown } from "vite"
import { build, type Plugin } from "vite"
import { builtStyles } from "./class-names.ts"
import { withReadProperties } from "./read-properties.ts"
import { styleRulesOf } from "./style-rules.ts"

const source = (path: string) => fileURLToPath(new URL(`../src/marketing/${path}`, import.meta.url))
const conditions = ["@mersal/source", "module", "development|production"]

/**
 * Builds the pages about the product beside the application: a module that renders them on the server, their one style
 * sheet, and their small scripts. They are in `.site`, which is not served; the scripts are among the other assets.
 */
export function sitePages(): Plugin {
  return {
    name: "mersal:site-pages",
    apply: "build",
    async generateBundle(_, bundle) {
      const [pages, script, lateFormScript, formScript, countingScript] = await Promise.all([
        buildPages(),
        buildScript("page-script.ts", "page"),
        buildScript("late-form-script.ts", "page-late-form"),
        buildScript("form-script.ts", "page-form"),
        buildScript("counting-script.ts", "page-counting"),
      ])
      const style = pages.find((file) => file.fileName.endsWith(".css"))
      const module = pages.find((file) => file.type === "chunk")
      if (style?.type !== "asset" || module?.type !== "chunk")
        this.error("The pages came without module or style sheet")
      for (const { fileName, code } of [...script, ...lateFormScript, ...formScript, ...countingScript])
        this.emitFile({ type: "asset", fileName, source: code })
      this.emitFile({ type: "asset", fileName: ".site/site.js", source: module.code })
      const assets = {
        rules: styleRulesOf(withReadProperties(withSettledLetters(String(style.source).trim()), module.code)),
        modules: script.map(({ fileName }) => `/${fileName}`),
        formModules: lateFormScript.map(({ fileName }) => `/${fileName}`),
        formScript: `/${formScript[0]?.fileName}`,
        countingModules: countingScript.map(({ fileName }) => `/${fileName}`),
        latinFont: `/${fontIn(bundle, "figtree-latin")}`,
        arabicFont: `/${fontIn(bundle, "readex-pro-arabic")}`,
      }
      this.emitFile({ type: "asset", fileName: ".site/assets.json", source: JSON.stringify(assets) })
    },
  }
}

/**
 * A page about the product is read at once and must not move, so fonts that arrive after its first paint wait for the
 * next page. The application, which stays open for a whole booking, uses them when they arrive.
 */
const withSettledLetters = (style: string): string => style.replaceAll("font-display:swap", "font-display:optional")

/** The pages as React renders them, with all their dependencies, so that the server finds them in one file. */
async function buildPages(): Promise<Rolldown.RolldownOutput["output"][number][]> {
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    resolve: { conditions },
    css: builtStyles,
    ssr: { noExternal: true, target: "node", resolve: { conditions } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      ssr: source("site.tsx"),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      minify: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: "site.js" } },
    },
  })) as Rolldown.RolldownOutput
  return output
}

interface ScriptFile {
  readonly fileName: string
  readonly code: string
}

/**
 * A separate file that shares nothing with the application, because a page about the product must not load half of it.
 */
async function buildScript(input: string, name: string): Promise<ScriptFile[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    resolve: { conditions: [...conditions, "browser"] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: source(input),
        output: { entryFileNames: `assets/${name}-[hash].js` },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.flatMap((file) => (file.type === "chunk" ? [{ fileName: file.fileName, code: file.code }] : []))
}

/** The same bytes have the same name in both builds; the application's file is the one that is served. */
function fontIn(bundle: Rolldown.OutputBundle, name: string): string {
  const found = Object.keys(bundle).find((file) => file.includes(name) && file.endsWith(".woff2"))
  if (!found) throw new Error(`No font ${name} in the build`)
  return found
}
