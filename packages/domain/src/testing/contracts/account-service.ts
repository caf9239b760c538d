import { addressBook } from "./account-service/address-book.ts"
import { claimedBookings } from "./account-service/claimed-bookings.ts"
import { codes } from "./account-service/codes.ts"
import { exportAndErasure } from "./account-service/export-and-erasure.ts"
import { farSignIns } from "./account-service/far-sign-in.ts"
import { firstAdmin } from "./account-service/first-admin.ts"
import { newPassword } from "./account-service/new-password.ts"
import { newPhone } from "./account-service/new-phone.ts"
import { notices } from "./account-service/notices.ts"
import { profile } from "./account-service/profile.ts"
import { registration } from "./account-service/registration.ts"
import { resetByPhone } from "./account-service/reset-by-phone.ts"
import { secondFactor } from "./account-service/second-factor.ts"
import { sessions } from "./account-service/sessions.ts"
import { signingIn } from "./account-service/sign-in.ts"
import { staff } from "./account-service/staff.ts"
import type { AccountCase } from "./account-stage.ts"

/** The promises of the account port, on every stage. */
export const accountServiceContract: readonly AccountCase[] = [
  ...registration,
  ...codes,
  ...signingIn,
  ...sessions,
  ...newPassword,
  ...resetByPhone,
  ...newPhone,
  ...farSignIns,
  ...profile,
  ...addressBook,
  ...claimedBookings,
  ...exportAndErasure,
  ...firstAdmin,
  ...staff,
  ...secondFactor,
  ...notices,
]
