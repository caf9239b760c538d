#!/usr/bin/env node
import { readFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import { run } from "./run.ts"

// Whoever reads our output may stop early, as `head` does: that is no fault.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error
  })

process.exitCode = await run(process.argv.slice(2), {
  now: () => Date.now(),
  version: () => JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version,
  readFile: (path) => readFileSync(path, "utf8"),
  readInput: () => text(process.stdin),
  print: (words) => process.stdout.write(`${words}\n`),
  complain: (words) => process.stderr.write(`${words}\n`),
})
