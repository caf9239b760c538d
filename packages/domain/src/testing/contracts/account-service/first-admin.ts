import type { AccountCase } from "../account-stage.ts"
import { expectEqual, succeeded } from "../expectations.ts"
import { adminOf, begin, browserOf, whoIs } from "./stage.ts"

/** The command that makes the first admin. */
export const firstAdmin: readonly AccountCase[] = [
  {
    name: "the first admin is made by the command, sets a password by its link, and is the only one made so",
    run: async (stage) => {
      await begin(stage)
      const admin = await adminOf(stage)
      expectEqual((await whoIs(admin))?.role, "admin")
      expectEqual(await stage.firstAdmin("second@example.com"), null)
      expectEqual(await stage.firstAdmin("admin@example.com"), null)
    },
  },
  {
    name: "before the first admin has set a password the command may be called again for the same e-mail",
    run: async (stage) => {
      await begin(stage)
      const lost = await stage.firstAdmin("admin@example.com")
      expectEqual(await stage.firstAdmin("thief@example.com"), null)
      const token = await stage.firstAdmin("admin@example.com")
      if (lost === null || token === null) throw new Error("It made one")
      const account = await browserOf(stage, "admins")
      succeeded(await account.setPassword({ token, password: "falcons8!" }))
      expectEqual((await whoIs(account))?.role, "admin")
    },
  },
]
