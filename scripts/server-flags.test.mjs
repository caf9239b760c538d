import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"
import { serverFlags } from "./tasks.mjs"

test("Node knows every flag that the server is started with, and hands it the collector", () => {
  const { status, stderr } = spawnSync(process.execPath, [...serverFlags, "-p", "gc.name"], { encoding: "utf8" })
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
})
