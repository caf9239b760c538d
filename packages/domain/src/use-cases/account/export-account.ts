import * as Effect from "effect/Effect"
import type { Webhook } from "../../consumer/webhook.ts"
import { Accounts, BookingOwners } from "../../ports/driven/accounts.ts"
import { ApiKeys } from "../../ports/driven/api-keys.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { Consents } from "../../ports/driven/consents.ts"
import { NoticeChoices } from "../../ports/driven/notice-choices.ts"
import { PushSubscriptions } from "../../ports/driven/push-subscriptions.ts"
import { Webhooks } from "../../ports/driven/webhooks.ts"
import type { AccountExport, BrowserOfPerson, WebhookOfPerson } from "../../ports/driving/account-service.ts"
import type { BookingSubscription } from "../../push/push-subscription.ts"
import type { Caller } from "../caller.ts"
import { shownKey } from "../consumer/api-keys.ts"
import { accountOf } from "./identity.ts"
import { profileOf } from "./profile.ts"
import { openSessionsOf } from "./sessions.ts"

/** Everything that is kept of a person, but for secrets (PDPL article 14; GET /account/export). */
export const exportAccount = Effect.fn("exportAccount")(function* (caller: Caller) {
  const account = yield* accountOf(caller)
  const accounts = yield* Accounts
  const bookings = yield* (yield* BookingOwners).ofAccount(account.id)
  const own = yield* (yield* Companies).ofAccount(account.id)
  const exported: AccountExport = {
    profile: profileOf(account),
    createdAt: account.createdAt,
    socialSignIns: (yield* accounts.identitiesOf(account.id)).map(({ provider }) => provider),
    sessions: yield* openSessionsOf(account.id, caller.sessionId),
    addresses: yield* accounts.addressesOf(account.id),
    contacts: yield* accounts.contactsOf(account.id),
    bookings,
    company: own && {
      id: own.company.id,
      name: own.company.name,
      role: own.membership.role,
      since: own.membership.since,
    },
    keys: (yield* (yield* ApiKeys).list(account.id)).map(shownKey),
    webhooks: (yield* (yield* Webhooks).list(account.id)).map(webhookOfPerson),
    browsers: (yield* (yield* PushSubscriptions).ofAccount(account.id)).map(browserOfPerson),
    consents: yield* (yield* Consents).of({ accountId: account.id, ownerDigest: null }),
    notices: yield* (yield* NoticeChoices).ofAccount(account.id),
  }
  return exported
})

const browserOfPerson = ({ reference, language, createdAt }: BookingSubscription): BrowserOfPerson => ({
  reference,
  language,
  createdAt,
})

/** How often its secret was renewed is no news to its owner. */
const webhookOfPerson = ({ accountId, generation, ...webhook }: Webhook): WebhookOfPerson => webhook
