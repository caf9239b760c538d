import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { afterEach, beforeEach, expect, it } from "vitest"
import { firstScreens } from "./first-screens.ts"
import { packedAssets } from "./packed-assets.ts"
import { scriptInventory } from "./script-inventory.ts"
import { serviceWorker } from "./service-worker.ts"

let root = ""
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "mersal-first-error-"))
})
afterEach(() => rm(root, { recursive: true }))

// A bundler also closes a build that has failed.
it.each(Object.entries({ firstScreens, packedAssets, scriptInventory, serviceWorker }))(
  "what hinders a build is told, and not what %s misses then",
  async (_, plugin) => {
    await writeFile(join(root, "index.html"), '<script type="module" src="/main.js"></script>')
    await writeFile(join(root, "main.js"), 'import "./not-there.js"')
    const built = build({ root, configFile: false, logLevel: "silent", plugins: [plugin()] })
    await expect(built).rejects.toThrow("Could not resolve './not-there.js'")
  },
)
