import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Account } from "../../../account/account.ts"
import {
  AccountPartNotFound,
  BookingsUnderWay,
  CashInHand,
  EmailUnverified,
  LastAdmin,
} from "../../../account/account-errors.ts"
import { plainEmail } from "../../../account/email.ts"
import { isBookingOver, withoutPeople } from "../../../account/erasure.ts"
import { provedOf } from "../../../account/proved-contacts.ts"
import { LastOwner } from "../../../corporate/corporate-errors.ts"
import { hasOpenEnd } from "../../../payment/attempt/open-end.ts"
import { Accounts, BookingOwners } from "../../../ports/driven/accounts.ts"
import { BookingBoard } from "../../../ports/driven/booking-board.ts"
import type { StoredBooking } from "../../../ports/driven/bookings.ts"
import { Companies } from "../../../ports/driven/companies.ts"
import { Outbox } from "../../../ports/driven/outbox.ts"
import { PaymentAttempts } from "../../../ports/driven/payment-attempts.ts"
import { type Change, type Conflict, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { deliveryOf } from "../../booking/delivery-of.ts"
import { cashHeldBy } from "../../books/cash-now.ts"
import { type Caller, guestCaller } from "../../caller.ts"
import { accountTold } from "../../outbox/account-news.ts"
import { lastTellings } from "../../outbox/message-news.ts"
import { accountsWithEmail } from "../accounts-with-email.ts"
import { claimBookings } from "../belongings/claim-bookings.ts"
import { callerAs } from "../belongings/claim-with-proof.ts"
import { onFreshState } from "../fresh-state.ts"
import { accountOf, requireOwner } from "../identity.ts"
import { keepingAdmin, requireOtherAdmin } from "../staff/staff.ts"
import { notedStaffEvent } from "../staff/staff-events.ts"

/**
 * Erases an account permanently (PDPL article 15; DELETE /account) after its owner has proved his identity. Profile,
 * sessions, addresses, contacts, picture, keys, webhooks and leads are deleted. Bookings keep what an invoice needs and
 * lose their personal data, notes and pictures, also those that he made as a guest with a proved contact. It is refused
 * while one of them is under way or may still be paid, because its names are needed (sandbox bookings are not carried,
 * and do not count); for a driver with bookings to drive or cash not handed in; and for a company's last owner (D43),
 * unless the company was refused: then it is deleted with him.
 */
export const eraseAccount = Effect.fn("eraseAccount")(function* (
  { password }: { readonly password: string | null },
  caller: Caller,
) {
  const account = yield* accountOf(caller)
  yield* requireOwner(account, caller, password)
  return yield* erasedWith(account, caller, "owner")
})

/**
 * The same by the operator's command, for an owner who asked for it before: a restore brings back who was erased after
 * the backup. It is refused for the same reasons, and the owner is told alike. The staff log records the account's id,
 * which leads nowhere any more.
 *
 * @param named the account's id, or its verified e-mail
 */
export const eraseAccountOf = Effect.fn("eraseAccountOf")(function* (named: string) {
  const account = (yield* (yield* Accounts).find(named)) ?? (yield* verifiedWith(plainEmail(named)))
  return yield* erasedWith(account, callerAs(account, guestCaller(null)), "operator")
})

/** The account that has verified an e-mail (in lower case). One that has only given it may be a stranger's. */
const verifiedWith = Effect.fnUntraced(function* (email: string) {
  const { owner, others } = yield* accountsWithEmail(email)
  if (owner) return owner
  return yield* others.length > 0 ? new EmailUnverified({ ids: others.map(({ id }) => id) }) : new AccountPartNotFound()
})

const erasedWith = Effect.fnUntraced(function* (account: Account, caller: Caller, by: "owner" | "operator") {
  yield* requireOtherAdmin(account)
  // What he booked as a guest and never claimed is his as well. Whoever is disabled claims nothing any more.
  if (account.disabledAt === null) yield* claimBookings(caller)
  // The decision also sees what is booked or claimed, or a company joined, at the same moment.
  return yield* onFreshState(erased(account, by))
})

const erased = Effect.fnUntraced(function* (account: Account, by: "owner" | "operator") {
  const now = yield* Clock.currentTimeMillis
  const owned = yield* (yield* BookingOwners).ofAccount(account.id)
  const attempts = yield* PaymentAttempts
  // Nobody drives a sandbox booking, so nobody needs its names.
  const carried = owned.filter(({ isSandbox }) => !isSandbox)
  const underWay = yield* Effect.filter(carried, (one) =>
    isBookingOver(deliveryOf(one), now)
      ? Effect.map(attempts.ofBooking(one.booking.reference), (all) =>
          all.some(({ attempt }) => hasOpenEnd(attempt, now)),
        )
      : Effect.succeed(true),
  )
  const open = new Set([...underWay.map(({ booking }) => booking.reference), ...(yield* drivenBy(account.id))])
  if (open.size > 0) return yield* new BookingsUnderWay({ references: [...open] })
  const held = account.role === "porter" ? yield* cashHeldBy(account.id) : []
  if (held.length > 0) return yield* new CashInHand({ held })
  const anonymised = owned.map(({ booking }): Change => ({ kind: "anonymiseBooking", booking: withoutPeople(booking) }))
  const left = yield* leavingCompany(account.id)
  const ended: Change = { kind: "eraseAccount", accountId: account.id, proved: provedOf(account.contacts) }
  const stillTold = yield* Effect.forEach(owned, yetToTell)
  const told = yield* accountTold({ what: "accountErased" }, account, null, now)
  yield* (yield* UnitOfWork)
    .commit([
      ...keepingAdmin(account),
      ...takingNothing(account),
      ...anonymised,
      ...stillTold.flat(),
      ...left,
      { kind: "ownNothing", leaving: account.id },
      ended,
      ...told,
      ...(by === "operator" ? [yield* notedStaffEvent("erase", account.id, null)] : []),
    ])
    .pipe(Effect.catch((conflict) => refusalOf(conflict, account)))
  return null
})

/** Refuses the erasure of a driver who is given a booking, or takes cash, at the same moment. */
const takingNothing = ({ id: leaving, role }: Account): readonly Change[] =>
  role === "porter"
    ? [
        { kind: "driveNothing", leaving },
        { kind: "holdNoCash", leaving },
      ]
    : []

/** The bookings that a driver still has to drive. */
const drivenBy = Effect.fnUntraced(function* (id: string) {
  return (yield* (yield* BookingBoard).openOf(id)).map(({ booking }) => booking.reference)
})

/** What somebody else did meanwhile, by the change that conflicted. No other change can conflict. */
const refusalOf = Effect.fnUntraced(function* (conflict: Conflict, { id }: Account) {
  const { change } = conflict
  if (change === "ownNothing") return yield* conflict
  if (change === "driveNothing") return yield* new BookingsUnderWay({ references: yield* drivenBy(id) })
  if (change === "holdNoCash") return yield* new CashInHand({ held: yield* cashHeldBy(id) })
  return yield* change === "keepAdmin" ? new LastAdmin() : new LastOwner()
})

/**
 * Recipients who have not yet been told that their parcel does not come are told, although the booking loses its names.
 */
const yetToTell = Effect.fnUntraced(function* (stored: StoredBooking) {
  const waiting = yield* (yield* Outbox).waitingFor(stored.booking.reference)
  return lastTellings(stored, waiting).map((message): Change => ({ kind: "enqueue", message }))
})

const leavingCompany = Effect.fnUntraced(function* (accountId: string) {
  const own = yield* (yield* Companies).ofAccount(accountId)
  if (own === null) return []
  const { id: companyId, state } = own.company
  const change: Change = { kind: state === "refused" ? "leaveRefused" : "removeMember", companyId, accountId }
  return [change]
})
