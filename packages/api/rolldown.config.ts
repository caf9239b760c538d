import { resolve } from "node:path"
import { defineConfig, type Plugin, type RolldownOptions } from "rolldown"

/** Libraries that stay where they are installed. Each is installed once, so that all get the one that they ask for. */
export const installed = [
  // Built for each platform.
  "better-sqlite3",
  "@node-rs/argon2",
  // Loaded at their first use, if ever.
  "@react-pdf/renderer",
  "react",
  "jose",
  "nodemailer",
  "pg",
  "prom-client",
  "web-push",
  // Half a megabyte of tables, each loaded with the first body in its encoding.
  "iconv-lite",
]

/** Drivers of databases that knex knows and we do not use: never loaded. */
const unusedDrivers = ["mariadb/callback", "mysql", "mysql2", "oracledb", "pg-query-stream", "sqlite3", "tedious"]

/** Refuses a file with a letter that is not ASCII: for one such letter V8 keeps the whole file at twice its size. */
const asciiOnly: Plugin = {
  name: "ascii-only",
  renderChunk: (code, { fileName }) => {
    // String.raw is the one place where `charset` leaves a letter as it is.
    const line = code.split("\n").find((text) => /[^\p{ASCII}]/u.test(text))
    if (line !== undefined) throw new Error(`${fileName} has a letter that is not ASCII; escape it: ${line.trim()}`)
  },
}

/**
 * The product in few files: a file for each of 1,900 modules takes 17 MB more and twice the time to start
 * (docs/decisions/190). Comments in them name the source of each part.
 */
export default defineConfig(
  [
    { input: "src/main.ts", cleanDir: true },
    // The writing thread has a heap of its own, so its file holds only what it needs.
    { input: "../adapters-db/src/sqlite/commit-worker.ts", cleanDir: false },
  ].map(
    ({ input, cleanDir }): RolldownOptions => ({
      input: resolve(import.meta.dirname, input),
      platform: "node",
      external: [...installed, ...unusedDrivers],
      // Our own packages are read from their sources, as tests read them.
      resolve: { conditionNames: ["@mersal/source", "node", "default"] },
      plugins: [asciiOnly],
      output: {
        dir: resolve(import.meta.dirname, "bundle"),
        cleanDir,
        format: "esm",
        charset: "ascii",
        comments: false,
      },
    }),
  ),
)
