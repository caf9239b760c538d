import { createHash } from "node:crypto"
import { relative } from "node:path"
import { fileURLToPath } from "node:url"
import type { CSSOptions, Plugin } from "vite"

const sources = fileURLToPath(new URL("../src", import.meta.url))
const named = new Map<string, string>()

/** A three-letter name for a class: the same in each build, whatever other classes there are. */
function shortName(name: string, file: string): string {
  const place = `${relative(sources, file.replace(/\?.*/, ""))} .${name}`
  const [first = 0, ...others] = createHash("sha256").update(place).digest().subarray(0, 3)
  const short = [letters[first % firstLetters], ...others.map((byte) => letters[byte % letters.length])].join("")
  const other = named.get(short)
  if (other !== undefined && other !== place) throw new Error(`${place} and ${other} come to one name: rename one`)
  named.set(short, place)
  return short
}

// No name begins with an a, because ad blockers hide classes such as `ads` or `adv`.
const letters = "bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZaA0123456789-_"
const firstLetters = 50

/** How every build names the classes of its style sheets, so that the server renders the application's names. */
export const builtStyles: CSSOptions = {
  modules: { localsConvention: "camelCaseOnly", generateScopedName: shortName },
}

/**
 * Writes a class's name where a component reads it, `styles.card`, in place of the style sheet's table of all names.
 * Read one by one, they are values that the build knows.
 */
export function classNames(): Plugin {
  return {
    name: "mersal:class-names",
    apply: "build",
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css"/ },
      handler: (code) => ({
        code: code.replace(/import (?=(\w+) from "[^"]+\.module\.css")/g, (start, styles) =>
          // Where a name is chosen at run time, the table must exist.
          code.includes(`${styles}[`) ? start : `${start}* as `,
        ),
        map: null,
      }),
    },
  }
}

const isModuleStyle = /\.module\.css$/

/** Keeps a style sheet of which a script uses only inlined names, and checks that each is kept. */
export const keptStyles = (): Plugin => ({
  name: "mersal:kept-styles",
  apply: "build",
  // After Vite, which treats such a style sheet as a table of names, needed only while somebody reads it.
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
