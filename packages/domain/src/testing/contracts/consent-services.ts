import { at } from "../sample-booking.ts"
import type { ServiceCase } from "./contract-case.ts"
import { expectEqual, succeeded } from "./expectations.ts"

const now = at("2026-11-21T09:00:00.000+04:00")
const analytics = { subject: "analytics", version: "2026-11", isGiven: true } as const

export const consentServiceContract: readonly ServiceCase[] = [
  {
    name: "a browser agrees, takes it back, and is told both, and nobody else is",
    run: async (stage) => {
      await stage.setNow(now)
      const { consents } = stage.services("owner")
      const given = succeeded(await consents.note(analytics))
      expectEqual([given.isGiven, given.at], [true, now])
      await stage.setNow(now + 1_000)
      const taken = succeeded(await consents.note({ ...analytics, isGiven: false }))
      expectEqual(succeeded(await consents.list({})), [taken, given])
      for (const who of ["stranger", undefined]) expectEqual(succeeded(await stage.services(who).consents.list({})), [])
    },
  },
  {
    name: "a fact is noted of whoever agreed, and only what the closed list has",
    run: async (stage) => {
      await stage.setNow(now)
      const { analytics: facts } = stage.services()
      expectEqual(succeeded(await facts.note({ market: "AE", event: { name: "WEB_SIGNUP_INITIATED" } })), null)
      const applied = { name: "WEB_COUPON_CODE_APPLIED", couponCode: "SAVE10" } as const
      expectEqual(succeeded(await facts.note({ market: "AE", event: applied })), null)
      const failed = { name: "WEB_TRACKING_FAILED", errorMessage: "Invalid Reference" } as const
      expectEqual(succeeded(await facts.note({ market: "QA", event: failed })), null)
    },
  },
]
