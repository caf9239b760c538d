import { readSettings, type Settings } from "../config.ts"
import { noLimits, saturdayNoonUtc } from "./running-product.ts"

/** The product as an operator runs it behind TLS, called by the one name that tests can call it by. */
export const productionSettings: Settings = {
  ...readSettings({
    MERSAL_ENV: "production",
    MESSAGES_OPTIONAL: "yes",
    BASE_URL: "https://mersal.test",
    MERSAL_HOSTS: "localhost=production",
    PAYMENTS_AE: "none",
    PAYMENTS_QA: "none",
  }),
  port: 0,
  database: { kind: "sqlite", path: ":memory:" },
  // No operator can say so; a test that books must not depend on the day it is run.
  clock: { at: saturdayNoonUtc, speed: 0 },
  logLevel: "silent",
  rateLimits: noLimits,
}
