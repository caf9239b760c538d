import { toIso } from "@mersal/domain/calendar/iso-instant"
import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import { DatabaseUnusable } from "../composition-root.ts"
import { readSettings, SettingsRefused } from "../config.ts"
import { Unexpected } from "../robot/expectation.ts"
import { runDay } from "../robot/run-day.ts"
import type { Worker } from "../robot/staff.ts"
import { robotPassword } from "../robot/staff.ts"
import { refuseUnanswered, startDemoProduct } from "./demo-product.ts"
import { reportText } from "./demo-report.ts"
import { DemoRefused, readDemoWishes } from "./demo-wishes.ts"
import { AdminRefused, makeAdmin } from "./make-admin.ts"

// `npm run demo -- [--bookings 200] [--seed 7] [--speed 120] [--together 1] [--url http://localhost:3000] [--stay]`: a
// day of robots. Exits with 1 if anything is not as it should be.

const isMendable = (error: unknown): error is Error =>
  [DemoRefused, SettingsRefused, DatabaseUnusable, Unexpected].some((kind) => error instanceof kind)

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function run(): Promise<number> {
  const { url, isStaying, ...wishes } = readDemoWishes(process.argv.slice(2))
  if (url !== null) await refuseUnanswered(url)
  const product = url === null ? await startDemoProduct() : null
  const at = url ?? product?.url ?? ""
  try {
    const report = await runDay({
      ...wishes,
      url: at,
      firstAdmin: firstAdmin(product?.environment ?? process.env),
      say: (instant, booking, words) => print(`${hourInDubai(instant)}  ${booking.padEnd(15)}  ${words}`),
      staffed: (staff) => print(signIns(at, staff)),
    })
    print(reportText(report))
    if (isStaying && product) {
      print(`The product stays at ${at} until Ctrl-C.`)
      await product.gone
    }
    return report.faults.length === 0 ? 0 : 1
  } finally {
    await product?.stop()
  }
}

/** By the one-time command, with the product's clock. */
const firstAdmin =
  (environment: NodeJS.ProcessEnv) =>
  async (email: string, now: number): Promise<string | null> => {
    try {
      const settings = readSettings({ ...environment, MERSAL_CLOCK: toIso(now) })
      return (await makeAdmin(settings, email)).token
    } catch (error) {
      if (error instanceof AdminRefused) return null
      throw error
    }
  }

const dubai = marketZone("AE")

function hourInDubai(instant: number): string {
  const { minute } = wallClock(dubai, instant)
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":")
}

/** Where each role signs in, with everybody of that role. Such accounts exist in development only. */
function signIns(url: string, staff: readonly Worker[]): string {
  const places = { admin: "/ops/admin", ops: "/ops", porter: "/driver" } as const
  const lines = Object.entries(places).map(([role, path]) => {
    const emails = staff.filter((worker) => worker.role === role).map(({ email }) => email)
    const more = emails.length > 2 ? ` and ${emails.length - 2} more` : ""
    return `  ${url}${path}  ${emails.slice(0, 2).join(", ")}${more}`
  })
  return [`Sign in with the password ${robotPassword}:`, ...lines, `  Messages: ${url}/dev/mailbox`].join("\n")
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!isMendable(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
