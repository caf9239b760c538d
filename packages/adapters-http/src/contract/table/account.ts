import { addressBookTable } from "./account/address-book.ts"
import { forgottenPasswordTable } from "./account/forgotten-password.ts"
import { numberCodesTable } from "./account/number-codes.ts"
import { ownDataTable } from "./account/own-data.ts"
import { profileTable } from "./account/profile.ts"
import { secondFactorTable } from "./account/second-factor.ts"
import { sessionsTable } from "./account/sessions.ts"
import { signInTable } from "./account/sign-in.ts"
import { staffTable } from "./account/staff.ts"

/** The calls of accounts: signing in, what is one's own, and the people who work here. */
export const accountTable = {
  ...signInTable,
  ...numberCodesTable,
  ...forgottenPasswordTable,
  ...sessionsTable,
  ...secondFactorTable,
  ...profileTable,
  ...addressBookTable,
  ...ownDataTable,
  ...staffTable,
}
