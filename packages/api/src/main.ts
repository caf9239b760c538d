/** The process: checks Node, then serves. */

/**
 * With an older Node better-sqlite3 ends the process without a message, so nothing that imports it may load before the
 * check.
 */
const oldestNode = [22, 19] as const

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  process.stderr.write(`Mersal needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}

/** The process that started us. Read first, because it may be gone by the time we are ready. */
const parent = process.ppid

const { serve } = await import("./serve.ts")
await serve(parent)
