import { readFileSync } from "node:fs"
import type { Manifest, ManifestChunk } from "vite"

const manifest = JSON.parse(readFileSync(new URL("../dist/.vite/manifest.json", import.meta.url), "utf8")) as Manifest

function chunkOf(source: string): ManifestChunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no file that begins with ${source}`)
  return chunk
}

/** The address of the script whose entry is this source, for a page that waits for it: `src/app/shell/Extras.tsx`. */
export const builtScript = (source: string): string => `/${chunkOf(source).file}`

/** The same for a script that several sources share, by the name of its file: `Combobox`. */
export function sharedScript(name: string): string {
  const chunk = Object.values(manifest).find((each) => each.name === name)
  if (!chunk) throw new Error(`The build has no file with the name ${name}`)
  return `/${chunk.file}`
}

/** The address of that script's own style sheet. */
export function builtStyle(source: string): string {
  const [style] = chunkOf(source).css ?? []
  if (!style) throw new Error(`What begins with ${source} has no style sheet of its own`)
  return `/${style}`
}
