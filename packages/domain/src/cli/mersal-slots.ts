#!/usr/bin/env node
import { createReadStream, readFileSync } from "node:fs"
import { run } from "./run.ts"

for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    // A reader of our output may stop early, as `head` does: no error. If standard error is closed, nobody can be told.
    if (stream === process.stderr || error.code === "EPIPE") return
    process.stderr.write(`mersal-slots: cannot write the answer: ${error.message}\n`)
    process.exitCode = 2
  })

process.exitCode = await run(process.argv.slice(2), {
  now: () => Date.now(),
  version: () => JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version,
  readFile: (path) => createReadStream(path),
  readInput: () => process.stdin,
  print: (words) => process.stdout.write(`${words}\n`),
  complain: (words) => process.stderr.write(`${words}\n`),
})
