import type { StaffRole } from "../../account/account.ts"
import type {
  AccountPartNotFound,
  AddressBookFull,
  AlreadyRegistered,
  BookingsUnderWay,
  CashInHand,
  CodeNotSent,
  CodeRefused,
  CodeTooSoon,
  ImageRefused,
  InvalidAccountForm,
  InvalidAddressBookEntry,
  LastAdmin,
  NotSignedIn,
  PasswordAskedAgain,
  PasswordTokenRefused,
  SecondFactorCodeRefused,
  SecondFactorNeeded,
  SecondFactorUnfit,
  SignInRefused,
  SocialSignInRefused,
  TooManyCodes,
  TooManySignIns,
} from "../../account/account-errors.ts"
import type { SavedAddress, SavedContact } from "../../account/address-book.ts"
import type { Customer } from "../../account/customer.ts"
import type { ImageType } from "../../account/image-type.ts"
import type { CompanyRole, RegisterType, SocialProvider } from "../../account/role.ts"
import type { Device } from "../../account/sign-in/device.ts"
import type { CodePurpose } from "../../account/sign-in/one-time-code.ts"
import type { Registration } from "../../account/sign-in/registration.ts"
import type {
  CodeAccepted,
  CodeEntry,
  CodeSent,
  Credentials,
  PasswordReset,
  PhoneChange,
  RegistrationAnswer,
  SignInAnswer,
  SocialSignIn,
  SocialSignInAnswer,
} from "../../account/sign-in/sign-in.ts"
import type { StaffEvent } from "../../account/staff-event.ts"
import type { Booking } from "../../booking/booking.ts"
import type { IdempotencyMismatch } from "../../booking/booking-errors.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Consent } from "../../consent/consent.ts"
import type { Webhook } from "../../consumer/webhook.ts"
import type { LastOwner } from "../../corporate/corporate-errors.ts"
import type { LeadCase } from "../../leads/lead-case.ts"
import type { MarketId } from "../../market/market.ts"
import type { Language } from "../../messages/language.ts"
import type { Money } from "../../money/money.ts"
import type { NoticeChoice } from "../../notices/notice-choice.ts"
import type { AttemptRecord } from "../../payment/attempt/attempt-record.ts"
import type { BookingSubscription } from "../../push/push-subscription.ts"
import type { Rating } from "../../rating/rating.ts"
import type { ShownKey } from "./consumer-service.ts"
import type { ListedDocument } from "./document-service.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/**
 * Sign-up, sign-in, and what a person may do with his own account (section 4 'Account', section 7; D22 to D27, D40).
 */
export interface AccountService {
  /** The signed-in customer; null for a guest. */
  session(options?: CallOptions): Answer<Customer | null>
  signIn(
    credentials: Credentials,
    options?: CallOptions,
  ): Answer<
    WithSession<SignInAnswer>,
    InvalidAccountForm | SignInRefused | TooManySignIns | SecondFactorNeeded | CodeFailure
  >
  /** Gives the same answer whether or not the e-mail has an account; only the message sent to it tells. */
  register(
    registration: Omit<Registration, "role" | "country" | "registerType"> & RegistrationExtras,
    options?: CallOptions,
  ): Answer<RegistrationAnswer, InvalidAccountForm | CodeFailure>
  requestReset(
    request: { readonly email: string },
    options?: CallOptions,
  ): Answer<CodeSent, InvalidAccountForm | CodeFailure>
  verifyCode(
    entry: CodeEntry | UnnamedCodeEntry,
    options?: CallOptions,
  ): Answer<WithSession<CodeAccepted>, CodeRefused | AlreadyRegistered | SecondFactorNeeded>
  resendCode(
    request: { readonly challengeId: string },
    options?: CallOptions,
  ): Answer<CodeSent, CodeRefused | CodeFailure>
  /**
   * For a signed-in customer: the phone takes effect once its code is right, and needs a recent sign-in or the
   * password. For somebody registering: sends the code to another phone.
   */
  changePhone(
    change: PhoneChange & { readonly password?: string | null; readonly accountId?: string | null },
    options?: CallOptions,
  ): Answer<
    CodeSent,
    | InvalidAccountForm
    | NotSignedIn
    | PasswordAskedAgain
    | TooManySignIns
    | AccountPartNotFound
    | CodeRefused
    | CodeFailure
  >
  /**
   * Needs the token of a right code or of an invitation; ends every session and opens one. `SecondFactorNeeded`: the
   * password is set, and no session is open yet.
   */
  setPassword(
    reset: PasswordReset,
    options?: CallOptions,
  ): Answer<
    WithSession<{ readonly customer: Customer }>,
    InvalidAccountForm | PasswordTokenRefused | AlreadyRegistered | SecondFactorNeeded
  >
  /** Needs the old password; ends every other session. */
  changePassword(
    change: { readonly password: string; readonly newPassword: string },
    options?: CallOptions,
  ): Answer<{ readonly customer: Customer }, InvalidAccountForm | NotSignedIn | PasswordAskedAgain | TooManySignIns>
  /** The provider's sign-in address, and the nonce to use: valid for ten minutes, in this browser, once. */
  beginSocialSignIn(options?: CallOptions): Answer<SocialBeginning>
  socialSignIn(
    signIn: SocialSignIn & { readonly identityToken: string },
    options?: CallOptions,
  ): Answer<WithSession<SocialSignInAnswer>, SocialSignInRefused | SecondFactorNeeded | CodeFailure>
  signOut(options?: CallOptions): Answer<null>

  /** Signs in where a right password was answered by `SecondFactorNeeded`: by a code of the app, or a recovery code. */
  verifySecondFactor(
    entry: SecondFactorEntry,
    options?: CallOptions,
  ): Answer<WithSession<{ readonly customer: Customer }>, SecondFactorCodeRefused | TooManySignIns>
  /** The caller's own; staff alone have one. */
  secondFactor(options?: CallOptions): Answer<SecondFactorState, NotSignedIn>
  /** After a sign-in of just now, or by the password. Nothing is asked for before a first code was right. */
  beginSecondFactor(
    request: { readonly password: string | null },
    options?: CallOptions,
  ): Answer<SecondFactorSecret, NotSignedIn | PasswordAskedAgain | TooManySignIns | SecondFactorUnfit>
  /** By a first code; every other session of the caller's ends. Recovery codes are told this once. */
  confirmSecondFactor(
    request: { readonly code: string },
    options?: CallOptions,
  ): Answer<RecoveryCodes, NotSignedIn | SecondFactorCodeRefused | TooManySignIns | SecondFactorUnfit>
  /** By a code of the app, or a recovery code. */
  removeSecondFactor(
    request: { readonly code: string },
    options?: CallOptions,
  ): Answer<null, NotSignedIn | SecondFactorCodeRefused | TooManySignIns | SecondFactorUnfit>

  sessions(options?: CallOptions): Answer<readonly OpenSession[], NotSignedIn>
  endSession(request: { readonly id: string }, options?: CallOptions): Answer<null, NotSignedIn | AccountPartNotFound>
  /** All sessions but the caller's. */
  endOtherSessions(options?: CallOptions): Answer<null, NotSignedIn>

  profile(options?: CallOptions): Answer<Profile, NotSignedIn>
  saveProfile(change: ProfileChange, options?: CallOptions): Answer<Profile, NotSignedIn | InvalidAccountForm>
  setImage(image: { readonly bytes: Uint8Array }, options?: CallOptions): Answer<Profile, NotSignedIn | ImageRefused>
  removeImage(options?: CallOptions): Answer<Profile, NotSignedIn>
  /** The picture with a name that a profile holds. */
  image(request: { readonly name: string }, options?: CallOptions): Answer<ImageFile, AccountPartNotFound>

  addresses(options?: CallOptions): Answer<readonly SavedAddress[], NotSignedIn>
  /** An empty `id` makes a new one, once for each idempotency key. */
  saveAddress(
    address: SavedAddress,
    options?: CallOptions,
  ): Answer<
    SavedAddress,
    NotSignedIn | InvalidAddressBookEntry | AddressBookFull | AccountPartNotFound | IdempotencyMismatch
  >
  deleteAddress(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<null, NotSignedIn | AccountPartNotFound>
  contacts(options?: CallOptions): Answer<readonly SavedContact[], NotSignedIn>
  /** An empty `id` makes a new one, once for each idempotency key. */
  saveContact(
    contact: SavedContact,
    options?: CallOptions,
  ): Answer<
    SavedContact,
    NotSignedIn | InvalidAddressBookEntry | AddressBookFull | AccountPartNotFound | IdempotencyMismatch
  >
  deleteContact(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<null, NotSignedIn | AccountPartNotFound>

  /** Assigns guest bookings with the caller's verified e-mail or phone to his account (D23). */
  claimBookings(options?: CallOptions): Answer<{ readonly references: readonly Reference[] }, NotSignedIn>
  /** Everything stored about a person, for him to take along. */
  exportAccount(options?: CallOptions): Answer<AccountExport, NotSignedIn>
  /** Permanent: bookings keep what tax law requires, without personal data. */
  eraseAccount(
    request: { readonly password: string | null },
    options?: CallOptions,
  ): Answer<
    null,
    NotSignedIn | PasswordAskedAgain | TooManySignIns | BookingsUnderWay | CashInHand | LastAdmin | LastOwner
  >

  staff(options?: CallOptions): Answer<readonly StaffMember[], NotSignedIn>
  /** Invites a member of staff to set a password; calling it again repeats an invitation that was not followed. */
  makeStaff(
    member: NewStaffMember,
    options?: CallOptions,
  ): Answer<StaffMember, NotSignedIn | InvalidAccountForm | AlreadyRegistered | CodeNotSent>
  /** Sets the picture of a member of staff; customers see a driver's. */
  setStaffPhoto(
    request: { readonly id: string; readonly bytes: Uint8Array },
    options?: CallOptions,
  ): Answer<StaffMember, NotSignedIn | ImageRefused | AccountPartNotFound>
  /** Ends the sessions of a member of staff, and blocks him from signing in. */
  disableStaff(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<StaffMember, NotSignedIn | AccountPartNotFound | LastAdmin>
  /** Lets a blocked member of staff sign in again. */
  enableStaff(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<StaffMember, NotSignedIn | AccountPartNotFound>
  /** What a member of staff still holds; asked before blocking him. */
  staffHoldings(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<StaffHoldings, NotSignedIn | AccountPartNotFound>
  /** Who was blocked, unblocked or had a second factor reset, the newest first, at most a hundred. */
  staffEvents(options?: CallOptions): Answer<readonly StaffEvent[], NotSignedIn>
  /** Ends his sessions; he may sign in again. */
  endSessionsOfStaff(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<null, NotSignedIn | AccountPartNotFound>
  /** Takes another's second factor away and ends his sessions: he has lost the phone and the recovery codes. */
  resetSecondFactor(
    request: { readonly id: string },
    options?: CallOptions,
  ): Answer<StaffMember, NotSignedIn | AccountPartNotFound | SecondFactorUnfit>
}

/** An admin's calls about staff accounts. */
export type StaffCalls = Pick<
  AccountService,
  | "staff"
  | "makeStaff"
  | "setStaffPhoto"
  | "disableStaff"
  | "enableStaff"
  | "staffHoldings"
  | "staffEvents"
  | "endSessionsOfStaff"
  | "resetSecondFactor"
>

/** What a member of staff asks of his own second factor. */
export type SecondFactorCalls = Pick<
  AccountService,
  "verifySecondFactor" | "secondFactor" | "beginSecondFactor" | "confirmSecondFactor" | "removeSecondFactor"
>

/** Why no code was sent. */
export type CodeFailure = CodeTooSoon | TooManyCodes | CodeNotSent

/** An answer that may have opened a session, with its token for programs; a browser gets a cookie. */
export type WithSession<Value> = Value & { readonly sessionToken: string | null }

/** What is typed to complete a sign-in that needs a second factor. */
export interface SecondFactorEntry {
  readonly challengeId: string
  readonly code: string
}

export interface SecondFactorState {
  /** Since when codes are asked for; null while they are not. */
  readonly since: Instant | null
  readonly recoveryCodesLeft: number
  /** Whether staff must have one here. */
  readonly isRequired: boolean
}

/** What an app takes: the secret in base 32, for typing, and the address behind a QR code or a link. */
export interface SecondFactorSecret {
  readonly secret: string
  readonly uri: string
}

export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[]
}

/** What a registration contains besides its form. */
export interface RegistrationExtras {
  readonly role: unknown
  readonly registerType: RegisterType
  readonly country: "UAE" | "Qatar"
}

/** A code from a caller who names its destination instead of the challenge. */
export interface UnnamedCodeEntry {
  readonly destination: string
  readonly purposes: readonly CodePurpose[]
  readonly code: string
}

export interface SocialBeginning {
  readonly nonce: string
  readonly offers: readonly {
    readonly provider: SocialProvider
    readonly clientId: string
    readonly authorizationUrl: string
  }[]
}

export interface OpenSession {
  readonly id: string
  readonly device: Device
  readonly openedAt: Instant
  readonly lastSeenAt: Instant
  /** Whether it is the caller's session. */
  readonly isThisOne: boolean
}

export interface Profile extends Customer {
  readonly market: MarketId
  readonly language: Language
  readonly isPhoneProved: boolean
  /** A phone that waits for its code. */
  readonly newPhone: string | null
  readonly hasPassword: boolean
}

export interface ProfileChange {
  readonly name?: string
  readonly language?: Language
}

export interface ImageFile {
  readonly type: ImageType
  readonly bytes: Uint8Array
}

export interface AccountExport {
  readonly profile: Profile
  readonly createdAt: Instant
  readonly socialSignIns: readonly SocialProvider[]
  readonly sessions: readonly OpenSession[]
  readonly addresses: readonly SavedAddress[]
  readonly contacts: readonly SavedContact[]
  /** Also those that he booked as a guest and could claim. */
  readonly bookings: readonly Booking[]
  /** His company, in any state; null for none. */
  readonly company: CompanyOfPerson | null
  /** Including revoked keys, without the fields that recognise them. */
  readonly keys: readonly ShownKey[]
  /** Without their secrets. */
  readonly webhooks: readonly WebhookOfPerson[]
  /** Browsers that receive messages about bookings, without their endpoints. */
  readonly browsers: readonly BrowserOfPerson[]
  /** Consents that he gave and withdrew. */
  readonly consents: readonly Consent[]
  /** His choice of events and channels; null if he made none. */
  readonly notices: NoticeChoice | null
  /** Every payment attempt for one of his bookings, with its outcome. */
  readonly payments: readonly PaymentOfPerson[]
  /** Invoices, receipts and credit notes of his bookings. */
  readonly documents: readonly ListedDocument[]
  /** The drafts and forms that he left with a proved contact, also unsigned. */
  readonly leads: readonly LeadOfPerson[]
  /** His ratings of deliveries. */
  readonly ratings: readonly RatingOfPerson[]
}

export interface PaymentOfPerson extends Pick<AttemptRecord, "method" | "amount" | "state" | "createdAt"> {
  readonly reference: Reference
}

export type LeadOfPerson = Pick<LeadCase, "id" | "savedAt" | "said">

export type RatingOfPerson = Rating & { readonly reference: Reference }

export type BrowserOfPerson = Pick<BookingSubscription, "reference" | "language" | "createdAt">

export interface CompanyOfPerson {
  readonly id: string
  readonly name: string
  readonly role: CompanyRole
  readonly since: Instant
}

export type WebhookOfPerson = Omit<Webhook, "accountId" | "generation">

export interface NewStaffMember {
  readonly name: string
  readonly email: string
  readonly role: StaffRole
}

export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly createdAt: Instant
  /** Whether he has followed his invitation. */
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  readonly disabledAt: Instant | null
  /** The name of his picture, or null; customers see a driver's. */
  readonly image: string | null
}

/** What a member of staff holds for others; empty for anybody but a driver. */
export interface StaffHoldings {
  /** Bookings that he still has to drive. */
  readonly underWay: readonly Reference[]
  /** Cash that he has not handed in, one amount per currency. */
  readonly cash: readonly Money[]
}
