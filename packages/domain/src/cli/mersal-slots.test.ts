import { spawn } from "node:child_process"
import { closeSync, openSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { gulfBook } from "../schedule/books/gulf.ts"

const script = fileURLToPath(new URL("./mersal-slots.ts", import.meta.url))

interface Run {
  readonly input?: string
  /** Stops reading what is printed after its first piece. */
  readonly isHead?: boolean
  /** Where it prints in place of a pipe. */
  readonly output?: number
}

function mersalSlots(command: string, { input = "", isHead = false, output }: Run = {}) {
  const child = spawn(process.execPath, ["--conditions=@mersal/source", script, ...command.split(" ")], {
    stdio: ["pipe", output ?? "pipe", "pipe"],
  })
  let printed = ""
  let complaints = ""
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    printed += text
    if (isHead) child.stdout?.destroy()
  })
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    complaints += text
  })
  child.stdin?.end(input)
  return new Promise<{ code: number | null; printed: string; complaints: string }>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", (code) => resolve({ code, printed, complaints }))
  })
}

describe("mersal-slots as a process", () => {
  it("reads a book from a pipe", async () => {
    const input = JSON.stringify({ ...gulfBook, id: "piped" })
    const { code, printed, complaints } = await mersalSlots("table --book - --service sameDay", { input })
    expect([code, complaints]).toEqual([0, ""])
    expect(printed).toMatch(/^book piped, version 1\n\nAE, QA sameDay\n/)
    expect(printed.endsWith("same day: 17-22\n")).toBe(true)
  })

  it("reads a book from a file, and says that two differ by ending with 1", async () => {
    const input = JSON.stringify({ ...gulfBook, horizonDays: 31 })
    const { code, printed } = await mersalSlots("diff gulf -", { input })
    expect(code).toBe(1)
    expect(printed).toContain("horizonDays: 30 → 31")
    const unread = await mersalSlots(`diff gulf ${script}`)
    expect(unread).toMatchObject({ code: 2, printed: "" })
    expect(unread.complaints).toBe(`mersal-slots: ${script}:1:1: Unexpected token '#'\n`)
  })

  it("asks the machine for the time", async () => {
    const before = Date.now()
    const { printed } = await mersalSlots("quote --market AE --service sameDay --json")
    const { now } = JSON.parse(printed)
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })

  it("says the package's version", async () => {
    expect((await mersalSlots("--version")).printed).toMatch(/^mersal-slots \d+\.\d+\.\d+\n$/)
  })

  it("ends in peace when nobody reads on", async () => {
    const { code, complaints } = await mersalSlots("quote --days 1000 --json", { isHead: true })
    expect([code, complaints]).toEqual([0, ""])
  })

  it("says in a line that its answer cannot be written, and ends with 2, not with what tells books apart", async () => {
    const output = openSync(script, "r")
    const { code, complaints } = await mersalSlots("quote --days 1", { output })
    closeSync(output)
    expect(code).toBe(2)
    expect(complaints).toMatch(/^mersal-slots: cannot write the answer: \w+: .+, write\n$/)
  })

  it("says of a file that it cannot be read", async () => {
    const { code, complaints } = await mersalSlots(`table --book ${script}.json`)
    expect(code).toBe(2)
    expect(complaints).toMatch(/^mersal-slots: cannot read \S+\.json: ENOENT: no such file or directory, open '\S+'\n$/)
  })
})
