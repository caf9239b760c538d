import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { undoDatabase } from "@mersal/adapters-db/backup/undo-database"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { describe, expect, it, onTestFinished } from "vitest"
import { projectRoot } from "../project-root.ts"
import { settingsForTests } from "../testing/running-product.ts"
import { eraseAccount } from "./erase-account.ts"
import { makeAdmin } from "./make-admin.ts"
import { refuseUnready } from "./refuse-unready.ts"
import { resetSecondFactor } from "./reset-second-factor.ts"

const email = "admin@mersal.ae"

const nowhere = () => {
  const folder = mkdtempSync(join(tmpdir(), "mersal-commands-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { kind: "sqlite", path: join(folder, "typo", "mersal.sqlite") } as const
}

describe("a command of the operator", () => {
  it.each([
    ["reconcile", [], 2, "There is no database at "],
    ["reconcile", ["3", "4"], 2, "npm run reconcile -- 7"],
    ["admin", ["reset-second-factor", email], 1, "There is no database at "],
    ["admin", ["erase", email], 1, "There is no database at "],
    ["admin", ["erase"], 1, "npm run admin -- erase <email or account id>"],
    ["admin", ["create", email, "extra"], 1, "npm run admin -- create <email>"],
    ["admin", ["reset-second-factor", email, "extra"], 1, "npm run admin -- create <email>"],
  ] as const)("%s %j makes no database and exits with %i", async (command, words, exit, sentence) => {
    const { path } = nowhere()
    const script = join(projectRoot, `packages/api/src/commands/${command}.ts`)
    // None of the test runner's own settings.
    const env = { PATH: process.env.PATH, DATABASE_URL: `sqlite:${path}` }
    const running = spawn(process.execPath, ["--conditions=@mersal/source", script, ...words], { env })
    let text = ""
    for (const output of [running.stdout, running.stderr]) output.on("data", (some) => (text += String(some)))
    const code = await new Promise((done) => running.on("close", done))
    expect({ code, text }).toEqual({ code: exit, text: expect.stringContaining(sentence) })
    expect(existsSync(dirname(path))).toBe(false)
  })
})

for (const { name, open, openEmpty } of testDatabases)
  describe(`a command of the operator on ${name}`, () => {
    it("does not migrate an older database, and says what does", async () => {
      const database = await open()
      await refuseUnready(database)
      const [newest] = await undoDatabase(database, null)
      const settings = { ...settingsForTests, database }
      const commands = [
        () => refuseUnready(database),
        () => makeAdmin(settings, email),
        () => resetSecondFactor(settings, email),
        () => eraseAccount(settings, email),
      ]
      for (const command of commands)
        await expect(command()).rejects.toThrow(/is older than this version. A start migrates it: npm start$/)
      expect((await undoDatabase(database, null))[0]).not.toBe(newest)
    })

    it("makes a database only for the first admin, and says which", async () => {
      const database = await openEmpty()
      const settings = { ...settingsForTests, database }
      await expect(refuseUnready(database)).rejects.toThrow(/is empty|There is no database/)
      const { newDatabase } = await makeAdmin(settings, email)
      expect(newDatabase).toContain(database.kind === "sqlite" ? database.path : new URL(database.url).pathname)
      expect((await makeAdmin(settings, email)).newDatabase).toBe(null)
      await refuseUnready(database)
    })
  })
