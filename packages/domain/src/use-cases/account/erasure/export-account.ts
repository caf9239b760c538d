import * as Effect from "effect/Effect"
import { type ProvedContacts, provedOf } from "../../../account/proved-contacts.ts"
import type { Reference } from "../../../booking/order/reference.ts"
import type { Webhook } from "../../../consumer/webhook.ts"
import { isAskedBy, type LeadCase } from "../../../leads/lead-case.ts"
import { Accounts, BookingOwners } from "../../../ports/driven/accounts.ts"
import { ApiKeys } from "../../../ports/driven/api-keys.ts"
import { Bookings } from "../../../ports/driven/bookings.ts"
import { Companies } from "../../../ports/driven/companies.ts"
import { Consents } from "../../../ports/driven/consents.ts"
import { LeadDesk } from "../../../ports/driven/lead-desk.ts"
import { MoneyBooks } from "../../../ports/driven/money-books.ts"
import { NoticeChoices } from "../../../ports/driven/notice-choices.ts"
import { PaymentAttempts } from "../../../ports/driven/payment-attempts.ts"
import { PushSubscriptions } from "../../../ports/driven/push-subscriptions.ts"
import { Ratings } from "../../../ports/driven/ratings.ts"
import { Webhooks } from "../../../ports/driven/webhooks.ts"
import type {
  AccountExport,
  BrowserOfPerson,
  LeadOfPerson,
  PaymentOfPerson,
  RatingOfPerson,
  WebhookOfPerson,
} from "../../../ports/driving/account-service.ts"
import type { ListedDocument } from "../../../ports/driving/document-service.ts"
import type { BookingSubscription } from "../../../push/push-subscription.ts"
import { bookingNow, deliveryOf } from "../../booking/delivery-of.ts"
import type { Caller } from "../../caller.ts"
import { shownKey } from "../../consumer/api-keys.ts"
import { listedDocument } from "../../documents/issued-documents.ts"
import { claimable } from "../belongings/claim-bookings.ts"
import { profileOf } from "../belongings/profile.ts"
import { accountOf } from "../identity.ts"
import { openSessionsOf } from "../sessions/sessions.ts"

/** Everything stored about a person, except secrets (PDPL article 14; GET /account/export). */
export const exportAccount = Effect.fn("exportAccount")(function* (caller: Caller) {
  const account = yield* accountOf(caller)
  const accounts = yield* Accounts
  const owned = yield* (yield* BookingOwners).ofAccount(account.id)
  // Bookings for a company that he has left belong to that company, with their addresses, people and prices.
  const own = owned.filter(({ companyId }) => companyId === null || companyId === caller.actor.company?.id)
  const asGuest = yield* Effect.forEach(yield* claimable(account, caller), (yield* Bookings).find)
  const bookings = [...own, ...asGuest.filter((stored) => stored !== null)].map((stored) =>
    bookingNow(stored, deliveryOf(stored)),
  )
  const employer = yield* (yield* Companies).ofAccount(account.id)
  const exported: AccountExport = {
    profile: profileOf(account),
    createdAt: account.createdAt,
    socialSignIns: (yield* accounts.identitiesOf(account.id)).map(({ provider }) => provider),
    sessions: yield* openSessionsOf(account.id, caller.sessionId),
    addresses: yield* accounts.addressesOf(account.id),
    contacts: yield* accounts.contactsOf(account.id),
    bookings,
    company: employer && {
      id: employer.company.id,
      name: employer.company.name,
      role: employer.membership.role,
      since: employer.membership.since,
    },
    keys: (yield* (yield* ApiKeys).list(account.id)).map(shownKey),
    webhooks: (yield* (yield* Webhooks).list(account.id)).map(webhookOfPerson),
    browsers: (yield* (yield* PushSubscriptions).ofAccount(account.id)).map(browserOfPerson),
    consents: yield* (yield* Consents).of({ accountId: account.id, ownerDigest: null }),
    notices: yield* (yield* NoticeChoices).ofAccount(account.id),
    leads: yield* leadsOf(provedOf(account.contacts)),
    ...(yield* besideBookings(bookings.map(({ reference }) => reference))),
  }
  return exported
})

/** What he asked for himself: a draft that names him as a sender or recipient tells of another person. */
const leadsOf = Effect.fnUntraced(function* (proved: ProvedContacts) {
  return (yield* (yield* LeadDesk).naming(proved)).filter(isAskedBy(proved)).map(leadOfPerson)
})

/** What is stored beside his bookings: payments, documents and his ratings. */
const besideBookings = Effect.fnUntraced(function* (references: readonly Reference[]) {
  const attempts = yield* PaymentAttempts
  const books = yield* MoneyBooks
  const ratings = yield* Ratings
  const payments: PaymentOfPerson[] = []
  const documents: ListedDocument[] = []
  const said: RatingOfPerson[] = []
  for (const reference of references) {
    for (const { attempt } of yield* attempts.ofBooking(reference)) {
      const { method, amount, state, createdAt } = attempt
      payments.push({ reference, method, amount, state, createdAt })
    }
    for (const document of yield* books.documents(reference)) documents.push(listedDocument(reference, document))
    const rating = yield* ratings.of(reference)
    if (rating) said.push({ reference, ...rating })
  }
  return { payments, documents, ratings: said }
})

/** Without what staff wrote about it. */
const leadOfPerson = ({ id, savedAt, said }: LeadCase): LeadOfPerson => ({ id, savedAt, said })

const browserOfPerson = ({ reference, language, createdAt }: BookingSubscription): BrowserOfPerson => ({
  reference,
  language,
  createdAt,
})

/** How often its secret was renewed is of no use to its owner. */
const webhookOfPerson = ({ accountId, generation, ...webhook }: Webhook): WebhookOfPerson => webhook
