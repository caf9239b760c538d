/** The paths of the tools, and their common environment. */
import { spawn } from "node:child_process"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("..", import.meta.url))

/** A tool's entry file, run with our Node instead of the one that its launcher finds. */
const entries = {
  biome: "@biomejs/biome/bin/biome",
  depcruise: "dependency-cruiser/bin/dependency-cruiser.mjs",
  knip: "knip/bin/knip.js",
  playwright: "@playwright/test/cli.js",
  tsc: "typescript/bin/tsc",
  turbo: "turbo/bin/turbo",
  vitest: "vitest/vitest.mjs",
}

/** @param {keyof typeof entries} tool */
export function toolPath(tool) {
  return join(root, "node_modules", entries[tool])
}

/**
 * The environment of tools and tests: no telemetry, and never a real database's address. Our Node comes first on the
 * path, so that tools which start `node` get the same one.
 */
function toolEnvironment(more = {}) {
  const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...more }
  delete environment.DATABASE_URL
  const path = Object.keys(environment).find((name) => name.toUpperCase() === "PATH") ?? "PATH"
  environment[path] = [dirname(process.execPath), environment[path]].filter(Boolean).join(delimiter)
  return environment
}

/** Runs a tool on our terminal and answers its exit code. `args[0]` is the script, the rest its arguments. */
export function runTool(args, more) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: toolEnvironment(more), stdio: "inherit" })
    child.once("error", reject)
    child.once("close", (code) => resolve(code ?? 1))
  })
}

/** Runs a tool silently and answers its exit code and output. */
export function captureTool(args, more) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: toolEnvironment(more) })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text))
    child.once("error", reject)
    child.once("close", (code) => resolve({ code: code ?? 1, output }))
  })
}
