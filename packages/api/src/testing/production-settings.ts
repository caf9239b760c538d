import { readSettings, type Settings } from "../config.ts"
import { noLimits, saturdayNoonUtc } from "./running-product.ts"

/** The product as an operator runs it behind TLS, also under the only name by which tests can call it. */
export const productionSettings: Settings = {
  ...readSettings({
    MERSAL_ENV: "production",
    MESSAGES_OPTIONAL: "yes",
    BASE_URL: "https://mersal.test",
    MERSAL_HOSTS: "mersal.test=production,localhost=production",
    PAYMENTS_AE: "none",
    PAYMENTS_QA: "none",
  }),
  port: 0,
  database: { kind: "sqlite", path: ":memory:" },
  // An operator cannot set this; a test that books must not depend on the day of its run.
  clock: { at: saturdayNoonUtc, speed: 0 },
  logLevel: "silent",
  rateLimits: noLimits,
}
