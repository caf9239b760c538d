import { UpkeepRefused } from "@mersal/adapters-db/backup/upkeep-refused"
import { DatabaseUnusable } from "../composition-root.ts"
import { readSettings, SettingsRefused } from "../config.ts"
import { eraseAccount } from "./erase-account.ts"
import { AdminRefused, makeAdmin } from "./make-admin.ts"
import { resetSecondFactor } from "./reset-second-factor.ts"
import { tellOutcome } from "./tell-outcome.ts"

// `npm run admin -- create <email>` makes the first admin and prints the address for setting the password. `npm run
// admin -- reset-second-factor <email>` readmits an admin who has lost the second factor. `npm run admin -- erase <email
// or account id>` erases an account, as its owner could.

const [command, email, ...rest] = process.argv.slice(2)

async function run(): Promise<string> {
  if (command === "reset-second-factor" && email !== undefined && rest.length === 0) {
    await resetSecondFactor(readSettings(), email)
    return `${email} logs in by the password alone from now on, and is logged out everywhere.`
  }
  if (command === "erase" && email !== undefined && rest.length === 0) {
    await eraseAccount(readSettings(), email)
    return `${email} is erased.`
  }
  if (command !== "create" || email === undefined || rest.length > 0)
    throw new AdminRefused(
      "Say what: npm run admin -- create <email>, or: npm run admin -- reset-second-factor <email>, or: npm run admin -- erase <email or account id>",
    )
  const { token, link, newDatabase } = await makeAdmin(readSettings(), email)
  const made = newDatabase === null ? "" : `There was no database yet: ${newDatabase} is new.\n`
  return `${made}Set the password of ${email} within the hour, once:
  ${link}
or without a browser:
  curl ${new URL(link).origin}/v2.0/auth/password -H 'content-type: application/json' -d '{"token":"${token}","password":"…"}'`
}

await tellOutcome(run, [AdminRefused, UpkeepRefused, SettingsRefused, DatabaseUnusable])
