import { makeAdmin } from "../commands/make-admin.ts"
import { type DayOrders, type DayReport, runDay } from "../robot/run-day.ts"
import type { DatabaseSettings } from "../settings/database.ts"
import { settingsForTests, startProduct } from "./running-product.ts"

/** A day of robots on a product of its own, as fast as its clock can be moved. */
export async function runDayOn(
  database: DatabaseSettings,
  day: Pick<DayOrders, "seed" | "bookings" | "together"> & Partial<Pick<DayOrders, "say">>,
): Promise<DayReport> {
  const product = await startProduct({ database, trustedProxies: ["loopback"] })
  try {
    return await runDay({
      say: () => {},
      ...day,
      url: product.url,
      speed: 0,
      firstAdmin: async (email, now) => {
        const { token } = await makeAdmin({ ...settingsForTests, database, clock: { at: now, speed: 0 } }, email)
        return token
      },
    })
  } finally {
    await product.stop()
  }
}
