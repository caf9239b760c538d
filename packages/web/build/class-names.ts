import { createHash } from "node:crypto"
import { relative } from "node:path"
import { fileURLToPath } from "node:url"
import type { CSSOptions, Plugin } from "vite"

const sources = fileURLToPath(new URL("../src", import.meta.url))
const named = new Map<string, string>()

/** Three letters for a class: the same in each build, whatever else there is. */
function shortName(name: string, file: string): string {
  const place = `${relative(sources, file.replace(/\?.*/, ""))} .${name}`
  const [first = 0, ...others] = createHash("sha256").update(place).digest().subarray(0, 3)
  const short = [letters[first % firstLetters], ...others.map((byte) => letters[byte % letters.length])].join("")
  const other = named.get(short)
  if (other !== undefined && other !== place) throw new Error(`${place} and ${other} come to one name: rename one`)
  named.set(short, place)
  return short
}

// None begins with an a: blockers hide what is called `ads` or `adv`.
const letters = "bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZaA0123456789-_"
const firstLetters = 50

/** How every build names the classes of its style sheets: what the server draws is named as the application names it. */
export const builtStyles: CSSOptions = {
  modules: { localsConvention: "camelCaseOnly", generateScopedName: shortName },
}

/**
 * Writes the name of a class where a component reads it, `styles.card`, in place of a table of all names of its style
 * sheet: read one by one, they are values that the build knows.
 */
export function classNames(): Plugin {
  return {
    name: "mersal:class-names",
    apply: "build",
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css"/ },
      handler: (code) => ({
        code: code.replace(/import (?=(\w+) from "[^"]+\.module\.css")/g, (start, styles) =>
          // Where a name is chosen while the page runs, the table has to be there.
          code.includes(`${styles}[`) ? start : `${start}* as `,
        ),
        map: null,
      }),
    },
  }
}

const isModuleStyle = /\.module\.css$/

/** Keeps a style sheet of which a script has nothing left but names that are written where they are read, and sees that each is kept. */
export const keptStyles = (): Plugin => ({
  name: "mersal:kept-styles",
  apply: "build",
  // After Vite, for whom such a style sheet is a table of names, and is needed as long as somebody reads in it.
  enforce: "post",
  transform: {
    filter: { id: isModuleStyle },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
  generateBundle(_, files) {
    const kept = new Set(Object.values(files).flatMap((file) => (file.type === "chunk" ? file.moduleIds : [])))
    const lost = [...this.getModuleIds()].filter((id) => isModuleStyle.test(id) && !kept.has(id))
    if (lost.length > 0) throw new Error(`No page would be styled by ${lost.join(", ")}`)
  },
})
