import { type Change, Conflict } from "../../ports/driven/unit-of-work.ts"
import type { ReferenceData } from "../reference-data.ts"
import { accountTables } from "./account/account-tables.ts"
import { applyingAccounts } from "./accounts.ts"
import { applyingBookings, bookingTables } from "./bookings.ts"
import { applyingCompanies } from "./companies.ts"
import { companyTables } from "./company-tables.ts"
import { applyingConsents, consentTables } from "./consents.ts"
import { applyingConsumers, consumerTables } from "./consumers.ts"
import { applyingLeads, leadTables } from "./leads.ts"
import { applyingNoticeChoices, noticeChoiceTables } from "./notice-choices.ts"
import { applyingOperations, operationsTables } from "./operations.ts"
import { applyingOutbox, outboxTables } from "./outbox.ts"
import { applyingPayments, paymentTables } from "./payment.ts"
import { applyingPromoUses, promoUseTables } from "./promo-uses.ts"
import { applyingPush, pushTables } from "./push.ts"
import { applyingRatings, ratingTables } from "./ratings.ts"
import { applyingReferences, referenceTables } from "./reference.ts"
import { applyingStoredAnswers, storedAnswerTables } from "./stored-answers.ts"
import type { Applying, Tables } from "./tables.ts"

/** Every area's tables in the beginning: only the reference data. */
export const emptyStore = (data: ReferenceData) => ({
  ...accountTables(),
  ...bookingTables(),
  ...companyTables(),
  ...consentTables(),
  ...consumerTables(),
  ...leadTables(),
  ...noticeChoiceTables(),
  ...operationsTables(),
  ...outboxTables(),
  ...paymentTables(),
  ...promoUseTables(),
  ...pushTables(),
  ...ratingTables(),
  ...referenceTables(data),
  ...storedAnswerTables(),
})

export type InMemoryStore = ReturnType<typeof emptyStore>

const applying: Applying<Change, InMemoryStore> = {
  ...applyingAccounts,
  ...applyingBookings,
  ...applyingCompanies,
  ...applyingConsents,
  ...applyingConsumers,
  ...applyingLeads,
  ...applyingNoticeChoices,
  ...applyingOperations,
  ...applyingOutbox,
  ...applyingPayments,
  ...applyingPromoUses,
  ...applyingPush,
  ...applyingRatings,
  ...applyingReferences,
  ...applyingStoredAnswers,
}

/** The store after all changes, or the conflict of the first that does not apply; the given store does not change. */
export function withChanges(
  before: InMemoryStore,
  changes: readonly Change[],
): { readonly store: InMemoryStore } | { readonly conflict: Conflict } {
  const store = copyOf(before)
  for (const change of changes) {
    const apply = applying[change.kind] as (store: InMemoryStore, change: Change) => boolean
    if (!apply(store, change)) return { conflict: new Conflict({ change: change.kind }) }
  }
  return { store }
}

const copyOf = <Store extends Tables>(store: Store): Store =>
  Object.fromEntries(Object.entries(store).map(([name, table]) => [name, new Map(table)])) as Readonly<
    Record<string, ReadonlyMap<unknown, unknown>>
  > as Store
