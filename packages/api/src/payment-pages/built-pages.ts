import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { FirstScreens } from "@mersal/domain/site/first-screen"
import { builtFirstScreens } from "../http/pages/web-assets.ts"

/** The files of a build that a live site is compared with. */
export interface BuiltPages {
  /** The page of every address, with placeholders for its data. */
  readonly template: string
  /** Draws the first screens again; null if the build draws none. */
  readonly firstScreens: () => Promise<FirstScreens | null>
  /** SHA-256 of every script by its path. */
  readonly scripts: ReadonlyMap<string, string>
}

/** The build in a folder; null if there is none. */
export function readBuiltPages(folder: string): BuiltPages | null {
  try {
    const inventory: Readonly<Record<string, { readonly sha256: string }>> = JSON.parse(
      readFileSync(join(folder, ".vite/scripts.json"), "utf8"),
    )
    return {
      firstScreens: () => builtFirstScreens(folder),
      template: readFileSync(join(folder, "index.html"), "utf8"),
      scripts: new Map(Object.entries(inventory).map(([path, { sha256 }]) => [path, sha256])),
    }
  } catch {
    return null
  }
}
