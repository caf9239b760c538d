import { existsSync } from "node:fs"
import { createRequire } from "node:module"

const folder = new URL("../peers/", import.meta.url)
const require = createRequire(new URL("package.json", folder))

/** npm writes this file last. */
export const hasPeers = (): boolean => existsSync(new URL("node_modules/.package-lock.json", folder))

/** A library of bench/peers, which the repository itself neither needs nor installs. */
export const peer = (name: string) => require(name)
