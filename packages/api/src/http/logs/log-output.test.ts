import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, it } from "vitest"

const output = JSON.stringify(pathToFileURL(join(import.meta.dirname, "log-output.ts")).href)

/** The output of a process that runs a program with the log as `log`. */
const putOut = (program: string): string =>
  spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", `const log = (await import(${output})).logOutput()\n${program}`],
    { encoding: "utf8" },
  ).stdout

describe("the log's output", () => {
  it("has every line once, in the order in which they were written", () => {
    const lines = Array.from({ length: 200 }, (_, index) => `${index}\n`)
    const program = `
      for (let index = 0; index < 200; index += 1) {
        if (index % 7 === 0) await new Promise(setImmediate)
        log.write(index + "\\n")
      }`
    expect(putOut(program)).toBe(lines.join(""))
  })

  it("has what was written right before the process ends, or breaks", () => {
    expect(putOut('log.write("last\\n"); process.exit(1)')).toBe("last\n")
    expect(putOut('log.write("last\\n"); throw new Error("broken")')).toBe("last\n")
  })
})
