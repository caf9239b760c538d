import { existsSync, mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { UpkeepRefused } from "../backup/upkeep-refused.ts"

/**
 * Makes the folder of a file with customers in it, and those above it, for their owner only. Throws `UpkeepRefused`.
 *
 * One folder after the other: where the system makes none, as below /proc, Node's `recursive` tries again for ever.
 */
export function makeOwnerFolder(folder: string): void {
  const missing: string[] = []
  let above = folder
  for (; !existsSync(above); above = dirname(above)) missing.unshift(above)
  if (!statSync(above).isDirectory()) throw new UpkeepRefused(`${above} is a file, not a folder.`)
  for (const path of missing) makeOne(path)
}

function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process, which starts at the same time, has just made it.
    if (code !== "EEXIST") throw new UpkeepRefused(`The folder ${path} cannot be made (${code}).`)
  }
}
