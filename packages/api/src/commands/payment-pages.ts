import { join } from "node:path"
import { readAddress } from "@mersal/adapters-http/gateways/live-site/read-address"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import { ServerClock } from "../clock.ts"
import { readBuiltPages } from "../payment-pages/built-pages.ts"
import { pageDifferences } from "../payment-pages/page-differences.ts"
import { reportLines } from "../payment-pages/report-lines.ts"
import { projectRoot } from "../project-root.ts"
import { PaymentPagesRefused, readPaymentPagesWishes } from "./payment-pages-wishes.ts"

// `npm run payment-pages -- <address>`: compares the payment pages of a running site with the build and with what the
// operator allows them. Exits with 1 if anything differs, for a nightly job. It reads no settings and no key, so that a
// site can be watched without the right to run it.

async function run(): Promise<void> {
  const { site, authorised, build } = readPaymentPagesWishes(process.argv.slice(2))
  const folder = build ?? join(projectRoot, "packages/web/dist")
  const built = readBuiltPages(folder)
  if (!built)
    throw new PaymentPagesRefused(`There is no build in ${folder}: run npm run build in the site's own version`)
  const at = toIso(new ServerClock(null).currentTimeMillisUnsafe())
  const report = await pageDifferences(site, built, authorised, readAddress)
  process.stdout.write(`${reportLines(at, site, report).join("\n")}\n`)
  process.exitCode = report.differences.size === 0 ? 0 : 1
}

try {
  await run()
} catch (error) {
  if (!(error instanceof PaymentPagesRefused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
