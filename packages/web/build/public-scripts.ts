import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { minifySync, type Plugin } from "vite"

/**
 * Writes the scripts of `public/` without their comments and in short. Vite copies that folder as it is, but visitors
 * should not load what only readers of this repository need.
 */
export function publicScripts(): Plugin {
  let [from, to] = ["public", "dist"]
  return {
    name: "mersal:public-scripts",
    apply: "build",
    configResolved: (config) => {
      from = config.publicDir
      to = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      // Before the service worker, which knows these files by their content.
      order: "pre",
      sequential: true,
      handler: () => {
        for (const file of readdirSync(from).filter((name) => name.endsWith(".js")))
          if (existsSync(join(to, file)))
            writeFileSync(join(to, file), inShort(file, readFileSync(join(from, file), "utf8")))
      },
    },
  }
}

export function inShort(file: string, source: string): string {
  const { code, errors } = minifySync(file, source, { module: false })
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors.map(({ message }) => message).join(", ")}`)
  return code
}
