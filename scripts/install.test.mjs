import { execFile } from "node:child_process"
import { createServer } from "node:http"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { isInstalled, npm, pauses } from "./install.mjs"
import { isNewEnough } from "./pick-node.mjs"

const lock = {
  "": { version: "0.1.0" },
  "packages/domain": { version: "0.1.0" },
  "node_modules/@mersal/domain": { link: true },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "packages/domain/node_modules/a": { version: "2.0.0", integrity: "sha512-a2" },
  "node_modules/a-win32": { version: "1.0.0", integrity: "sha512-w", optional: true },
}
const { "": _root, "packages/domain": _workspace, "node_modules/a-win32": _other, ...present } = lock

test("a tree with the lock's packages is installed, though another platform's are absent", () => {
  expect(isInstalled(lock, present)).toBe(true)
})

test("a tree that npm has not finished is not installed", () => {
  expect(isInstalled(lock, undefined)).toBe(false)
})

test.each([
  ["another version", { ...present, "node_modules/a": { version: "1.0.1", integrity: "sha512-a" } }],
  [
    "another content of the same version",
    { ...present, "node_modules/a": { version: "1.0.0", integrity: "sha512-x" } },
  ],
  ["a package the lock does not know", { ...present, "node_modules/b": { version: "1.0.0" } }],
  ["an optional package of an older lock", { ...present, "node_modules/a-win32": { version: "0.9.0" } }],
])("a tree with %s is not installed", (_what, tree) => {
  expect(isInstalled(lock, tree)).toBe(false)
})

test.each(["node_modules/a", "node_modules/@mersal/domain", "packages/domain/node_modules/a"])(
  "a tree without %s is not installed",
  (path) => {
    const { [path]: _gone, ...rest } = present
    expect(isInstalled(lock, rest)).toBe(false)
  },
)

test("Node 22.19 is the oldest that runs the product", () => {
  expect(["20.20.2", "22.18.0", "22.19.0", "24.0.0", "26.10.0"].map(isNewEnough)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test("npm fetches with the pauses that it is told to make", async () => {
  const registry = createServer((_request, response) => response.end("{}"))
  await new Promise((listening) => registry.listen(0, "127.0.0.1", listening))
  const [command, ...args] = npm()
  const address = `--registry=http://127.0.0.1:${registry.address().port}`
  try {
    await promisify(execFile)(command, [...args, "ping", address, ...pauses], { shell: process.platform === "win32" })
  } finally {
    registry.close()
  }
})
