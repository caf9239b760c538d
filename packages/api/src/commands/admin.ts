import { DatabaseUnusable } from "../composition-root.ts"
import { readSettings, SettingsRefused } from "../config.ts"
import { AdminRefused, makeAdmin } from "./make-admin.ts"

// `npm run admin -- create <email>`: makes the first admin and prints where to set the password.

const [command, email] = process.argv.slice(2)

async function run(): Promise<string> {
  if (command !== "create" || email === undefined) throw new AdminRefused("Say whom: npm run admin -- create <email>")
  const { token, link } = await makeAdmin(readSettings(), email)
  return `Set the password of ${email} within the hour, once:
  ${link}
or without a browser:
  curl ${new URL(link).origin}/v2.0/auth/password -H 'content-type: application/json' -d '{"token":"${token}","password":"…"}'`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  if (![AdminRefused, SettingsRefused, DatabaseUnusable].some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
