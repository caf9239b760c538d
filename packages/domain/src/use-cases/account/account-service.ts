import type * as Effect from "effect/Effect"
import type * as Result from "effect/Result"
import type { Accounts, BookingOwners } from "../../ports/driven/accounts.ts"
import type { ApiKeys } from "../../ports/driven/api-keys.ts"
import type { BookingBoard } from "../../ports/driven/booking-board.ts"
import type { Bookings } from "../../ports/driven/bookings.ts"
import type { Companies } from "../../ports/driven/companies.ts"
import type { Consents } from "../../ports/driven/consents.ts"
import type { DayBooks } from "../../ports/driven/day-books.ts"
import type { Digest } from "../../ports/driven/digest.ts"
import type { IdSource } from "../../ports/driven/id-source.ts"
import type { LeadDesk } from "../../ports/driven/lead-desk.ts"
import type { MessageSender } from "../../ports/driven/messages.ts"
import type { MoneyBooks } from "../../ports/driven/money-books.ts"
import type { NoticeChoices } from "../../ports/driven/notice-choices.ts"
import type { OneTimeCodes } from "../../ports/driven/one-time-codes.ts"
import type { Outbox } from "../../ports/driven/outbox.ts"
import type { Passwords } from "../../ports/driven/passwords.ts"
import type { PaymentAttempts } from "../../ports/driven/payment-attempts.ts"
import type { Product } from "../../ports/driven/product.ts"
import type { PushSubscriptions } from "../../ports/driven/push-subscriptions.ts"
import type { Ratings } from "../../ports/driven/ratings.ts"
import type { SecondFactors } from "../../ports/driven/second-factors.ts"
import type { Sessions } from "../../ports/driven/sessions.ts"
import type { SocialIdentities } from "../../ports/driven/social-identities.ts"
import type { StoredAnswers } from "../../ports/driven/stored-answers.ts"
import type { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { Webhooks } from "../../ports/driven/webhooks.ts"
import type { AccountService } from "../../ports/driving/account-service.ts"
import type { Caller } from "../caller.ts"
import {
  deleteAddress,
  deleteContact,
  listAddresses,
  listContacts,
  saveAddress,
  saveContact,
} from "./belongings/address-book.ts"
import { claimBookings } from "./belongings/claim-bookings.ts"
import { findImage, removeImage, saveProfile, setImage, showProfile } from "./belongings/profile.ts"
import { changePhone } from "./codes/change-phone.ts"
import { resendCode } from "./codes/resend-code.ts"
import { verifyCode } from "./codes/verify-code.ts"
import { eraseAccount } from "./erasure/erase-account.ts"
import { exportAccount } from "./erasure/export-account.ts"
import { requestReset } from "./password/request-reset.ts"
import { changePassword, setPassword } from "./password/set-password.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  showSecondFactor,
} from "./second-factor/second-factor.ts"
import { verifySecondFactor } from "./second-factor/verify-second-factor.ts"
import { currentSession, endOtherSessions, endSession, listSessions, signOut } from "./sessions/sessions.ts"
import { register } from "./sign-in/register.ts"
import { signIn } from "./sign-in/sign-in.ts"
import { beginSocialSignIn, socialSignIn } from "./sign-in/social-sign-in.ts"
import { endSessionsOfStaff, listStaff, makeStaff, setStaffPhoto } from "./staff/staff.ts"
import { disableStaff, enableStaff, listStaffEvents, staffHoldings } from "./staff/staff-at-work.ts"

/** The driven ports of the account use cases. */
type AccountPorts =
  | Accounts
  | ApiKeys
  | BookingBoard
  | BookingOwners
  | Bookings
  | Companies
  | Consents
  | DayBooks
  | Digest
  | IdSource
  | MessageSender
  | LeadDesk
  | MoneyBooks
  | NoticeChoices
  | OneTimeCodes
  | Outbox
  | Passwords
  | PaymentAttempts
  | Product
  | PushSubscriptions
  | Ratings
  | SecondFactors
  | Sessions
  | SocialIdentities
  | StoredAnswers
  | UnitOfWork
  | Webhooks

type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure, AccountPorts>,
) => Promise<Result.Result<Value, Failure>>

/** The account port for one caller. No call is interrupted when its caller leaves. */
export const accountService = (run: Run, caller: Caller): AccountService => ({
  session: () => run(currentSession(caller)),
  signIn: (credentials) => run(signIn(credentials, caller)),
  register: (registration) => run(register(registration, caller)),
  requestReset: (request) => run(requestReset(request, caller)),
  verifyCode: (entry) => run(verifyCode(entry, caller)),
  resendCode: (request) => run(resendCode(request, caller)),
  changePhone: (change) => run(changePhone(change, caller)),
  setPassword: (reset) => run(setPassword(reset, caller)),
  changePassword: (change) => run(changePassword(change, caller)),
  beginSocialSignIn: () => run(beginSocialSignIn(caller)),
  socialSignIn: (request) => run(socialSignIn(request, caller)),
  signOut: () => run(signOut(caller)),

  verifySecondFactor: (entry) => run(verifySecondFactor(entry, caller)),
  secondFactor: () => run(showSecondFactor(caller)),
  beginSecondFactor: (request) => run(beginSecondFactor(request, caller)),
  confirmSecondFactor: (request) => run(confirmSecondFactor(request, caller)),
  removeSecondFactor: (request) => run(removeSecondFactor(request, caller)),

  sessions: () => run(listSessions(caller)),
  endSession: (request) => run(endSession(request, caller)),
  endOtherSessions: () => run(endOtherSessions(caller)),

  profile: () => run(showProfile(caller)),
  saveProfile: (change) => run(saveProfile(change, caller)),
  setImage: (image) => run(setImage(image, caller)),
  removeImage: () => run(removeImage(caller)),
  image: (request) => run(findImage(request)),

  addresses: () => run(listAddresses(caller)),
  saveAddress: (address, options) => run(saveAddress(address, caller, options)),
  deleteAddress: (request) => run(deleteAddress(request, caller)),
  contacts: () => run(listContacts(caller)),
  saveContact: (contact, options) => run(saveContact(contact, caller, options)),
  deleteContact: (request) => run(deleteContact(request, caller)),

  claimBookings: () => run(claimBookings(caller)),
  exportAccount: () => run(exportAccount(caller)),
  eraseAccount: (request) => run(eraseAccount(request, caller)),

  staff: () => run(listStaff(caller)),
  makeStaff: (member) => run(makeStaff(member, caller)),
  setStaffPhoto: (request) => run(setStaffPhoto(request, caller)),
  disableStaff: (request) => run(disableStaff(request, caller)),
  enableStaff: (request) => run(enableStaff(request, caller)),
  staffHoldings: (request) => run(staffHoldings(request, caller)),
  staffEvents: () => run(listStaffEvents(caller)),
  endSessionsOfStaff: (request) => run(endSessionsOfStaff(request, caller)),
  resetSecondFactor: (request) => run(resetSecondFactor(request, caller)),
})
