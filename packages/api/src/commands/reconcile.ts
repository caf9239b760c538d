import { UpkeepRefused } from "@mersal/adapters-db/backup/upkeep-refused"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import { type Instant, msPerDay } from "@mersal/domain/calendar/zone"
import { type Reconciliation, reconcile } from "@mersal/domain/use-cases/payment/reconcile"
import { ServerClock } from "../clock.ts"
import { compose, DatabaseUnusable } from "../composition-root.ts"
import { readSettings, SettingsRefused } from "../config.ts"
import { serverLog } from "../http/logs/request-log.ts"
import { refuseUnready } from "./refuse-unready.ts"

// `npm run reconcile -- [days]`: compares the ledger with what the gateways report about the attempts of the last days,
// by default two. Exits with 1 if anything differs, for a nightly job, and with 2 if nothing could be compared.

/** The argument is not a number of days. */
class DaysRefused extends Error {
  override readonly name = "DaysRefused"
}

async function run([typed, ...rest]: readonly string[]): Promise<Reconciliation & { readonly at: Instant }> {
  const days = typed === undefined ? 2 : Number(typed)
  if (rest.length > 0 || !Number.isInteger(days) || days < 1 || days > 3_660)
    throw new DaysRefused("Say a whole number of days: npm run reconcile -- 7")
  const settings = readSettings()
  await refuseUnready(settings.database)
  const clock = new ServerClock(settings.clock)
  const { runtime, close } = await compose(settings, clock, serverLog("silent"))
  try {
    const at = clock.currentTimeMillisUnsafe()
    return { ...(await runtime.runPromise(reconcile(at - days * msPerDay))), at }
  } finally {
    await close()
  }
}

function words({ attempts, differences, ledgerSum, balances, gaps }: Reconciliation, at: string): string {
  const lines = [
    `${at}: compared ${attempts} attempts, ${differences.length} differ.`,
    ...differences.map(
      ({ merchantReference, state, ours, gateway }) =>
        `  ${merchantReference} (${state}): our books ${ours}, the gateway ${gateway ?? "does not say"}`,
    ),
    `The ledger adds up to ${ledgerSum}.`,
    ...balances.map(({ account, currency, minor }) => `  ${account} ${currency} ${minor}`),
    ...gaps.map(({ series, issued, last }) => `  ${JSON.stringify(series)}: ${issued} issued, the last is ${last}`),
  ]
  return `${lines.join("\n")}\n`
}

try {
  const report = await run(process.argv.slice(2))
  process.stdout.write(words(report, toIso(report.at)))
  const isClean = report.differences.length === 0 && report.ledgerSum === 0 && report.gaps.length === 0
  process.exitCode = isClean ? 0 : 1
} catch (error) {
  if (![DaysRefused, UpkeepRefused, SettingsRefused, DatabaseUnusable].some((kind) => error instanceof kind))
    throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
}
