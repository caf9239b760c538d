import type { Instant } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import type { Account, IdentityKey } from "../account.ts"
import { withProved } from "../proved-contacts.ts"
import type { SignInType } from "../role.ts"
import type { SentCode } from "./one-time-code.ts"

/**
 * An account that is made only once its code is right. Until then the e-mail and phone are not verified, and
 * registering with somebody else's gains nothing.
 */
export interface PendingRegistration {
  readonly accountId: string
  readonly market: MarketId
  readonly name: string
  readonly email: string
  /** E.164; null if a social sign-in brought none. */
  readonly phone: string | null
  readonly passwordHash: string | null
  readonly role: SignInType
  readonly language: Language
  /** The social sign-in that it began with. */
  readonly identity: IdentityKey | null
}

/** The account made by a right code. Of its contacts the one that the code was sent to is verified (D26). */
export const accountOfPending = (
  pending: PendingRegistration,
  proved: Pick<SentCode, "channel" | "destination">,
  now: Instant,
): Account => ({
  id: pending.accountId,
  market: pending.market,
  name: pending.name,
  role: pending.role,
  contacts: withProved(
    { email: pending.email, isEmailProved: false, phone: pending.phone, isPhoneProved: false, newPhone: null },
    proved,
  ),
  passwordHash: pending.passwordHash,
  image: null,
  language: pending.language,
  createdAt: now,
  disabledAt: null,
  version: 1,
})
