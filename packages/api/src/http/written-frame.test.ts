import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, onTestFinished, test } from "vitest"
import { writtenFrame } from "./written-frame.ts"

test("a frame of what was built names where it was written, and any other stays as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "mersal-frames-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [built, written, mapless] = ["dist/a.js", "src/a.ts", "b.js"].map(
    (path) => pathToFileURL(join(folder, path)).href,
  )
  const at = (place: string) => `    at serve (${place})`
  // The first line of the built file is the third line of the source.
  const map = { version: 3, file: "a.js", sources: ["src/a.ts"], names: [], mappings: "AAEA" }
  writeFileSync(join(folder, "a.js.map"), JSON.stringify({ ...map }))
  const beside = `${pathToFileURL(folder).href}/a.js`
  expect(writtenFrame(at(`${beside}:1:1`))).toBe(at(`${written}:3:1`))
  for (const place of [`${built}:1:1`, `${mapless}:7:2`, "node:internal/timers:525:9", "<anonymous>"])
    expect(writtenFrame(at(place))).toBe(at(place))
})
