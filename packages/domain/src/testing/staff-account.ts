import type { Account } from "../account/account.ts"
import type { SignInType } from "../account/role.ts"

/** A member of staff in this role. */
export const staffAccount = (id: string, role: SignInType, name: string): Account => ({
  id,
  market: "AE",
  name,
  role,
  contacts: {
    email: `${id}@example.com`,
    isEmailProved: true,
    phone: "+971501234567",
    isPhoneProved: false,
    newPhone: null,
  },
  passwordHash: null,
  image: null,
  language: "en",
  createdAt: 0,
  disabledAt: null,
  version: 1,
})
