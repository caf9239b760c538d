import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { Language } from "../messages/language.ts"
import type { Account, IdentityKey } from "./account.ts"
import type { SentCode } from "./one-time-code.ts"
import { withProved } from "./proved-contacts.ts"
import type { SignInType } from "./role.ts"

/**
 * An account that is made once its code is right, and not before: until then nobody has proved that the e-mail or the
 * phone is his, and whoever registers with somebody else's has nothing.
 */
export interface PendingRegistration {
  readonly accountId: string
  readonly market: MarketId
  readonly name: string
  readonly email: string
  /** E.164; null when a far sign-in brought none. */
  readonly phone: string | null
  readonly passwordHash: string | null
  readonly role: SignInType
  readonly language: Language
  /** The far sign-in that it was begun with. */
  readonly identity: IdentityKey | null
}

/** The account that a right code makes: of its contacts the one is proved that the code was sent to (D26). */
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
