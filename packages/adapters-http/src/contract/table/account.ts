import { row } from "../endpoint-row.ts"
import {
  addAddress,
  addContact,
  deleteAddress,
  deleteContact,
  listAddresses,
  listContacts,
  replaceAddress,
  replaceContact,
} from "../endpoints/address-book.ts"
import {
  requestReset,
  requestResetByHeader,
  setPassword,
  setPasswordByHeader,
  verifyForgot,
} from "../endpoints/forgotten-password.ts"
import {
  changeNumber,
  requestNumberCode,
  requestNumberCodeByHeader,
  resendNumberCode,
  verifyNumber,
} from "../endpoints/number-codes.ts"
import { claimBookings, eraseAccount, exportAccount } from "../endpoints/own-data.ts"
import {
  changePassword,
  image,
  removeImage,
  saveProfile,
  saveUserDetails,
  setImage,
  showProfile,
} from "../endpoints/profile.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  resetSecondFactor,
  secondFactor,
  verifySecondFactor,
} from "../endpoints/second-factor.ts"
import { endOtherSessions, endOwnSession, endSession, listSessions, logout, session } from "../endpoints/sessions.ts"
import { beginSocialSignIn, login, register } from "../endpoints/sign-in.ts"
import {
  disableStaff,
  enableStaff,
  endSessionsOfStaff,
  listStaff,
  makeStaff,
  setStaffPhoto,
  staffEvents,
  staffHoldings,
} from "../endpoints/staff.ts"

const anyone = { access: "anyone" } as const
/** A person's own data: no key gives access to it, whatever its scopes. */
const own = { access: "manage-account" } as const
/** A person's own data that a key with the scope may manage for him. */
const kept = { access: "manage-account", scope: "account" } as const
/** The second factor of a staff account, even one that may do nothing else before it has a factor. */
const factor = { access: "keep-second-factor" } as const
const staff = { access: "make-staff" } as const

export const accountTable = {
  login: row({
    endpoint: login,
    refusals: [
      "CodeNotSent",
      "CodeTooSoon",
      "InvalidAccountForm",
      "SecondFactorNeeded",
      "SignInRefused",
      "SocialSignInRefused",
      "TooManySignIns",
    ],
    summary: "Signs in by e-mail and password, or by a Google or Facebook identity token.",
    needsOneOf: [
      ["email", "password"],
      ["registerType", "authenticationToken"],
    ],
    limit: "signIn",
    ...anyone,
  }),
  register: row({
    endpoint: register,
    refusals: ["CodeNotSent", "CodeTooSoon", "InvalidAccountForm"],
    summary: "Begins an account and sends codes to its e-mail and phone; the account is made by the right code.",
    needs: ["name", "email", "phoneNumber", "password"],
    limit: "register",
    ...anyone,
  }),
  requestNumberCode: row({
    endpoint: requestNumberCode,
    refusals: [
      "AccountPartNotFound",
      "CodeNotSent",
      "CodeRefused",
      "CodeTooSoon",
      "InvalidAccountForm",
      "NotSignedIn",
      "PasswordAskedAgain",
      "TooManySignIns",
    ],
    summary: "Sends a code to a phone that the caller's account shall have.",
    limit: "code",
    ...own,
  }),
  requestNumberCodeByHeader: row({
    endpoint: requestNumberCodeByHeader,
    refusals: [
      "AccountPartNotFound",
      "CodeNotSent",
      "CodeRefused",
      "CodeTooSoon",
      "InvalidAccountForm",
      "NotSignedIn",
      "PasswordAskedAgain",
      "TooManySignIns",
    ],
    summary: "The same with the number in the header phoneNumber.",
    deprecated: "POST /v1.0/auth/number/code",
    acts: true,
    limit: "code",
    ...own,
  }),
  resendNumberCode: row({
    endpoint: resendNumberCode,
    refusals: [
      "AccountPartNotFound",
      "CodeNotSent",
      "CodeRefused",
      "CodeTooSoon",
      "InvalidAccountForm",
      "NotSignedIn",
      "PasswordAskedAgain",
      "TooManySignIns",
    ],
    summary: "Sends new codes for a challenge, whose old ones no longer count.",
    limit: "code",
    takes: "optional-json",
    ...anyone,
  }),
  verifyNumber: row({
    endpoint: verifyNumber,
    refusals: ["AlreadyRegistered", "CodeRefused", "SecondFactorNeeded"],
    summary: "Takes a code: of a registration, a login or a change of phone.",
    limit: "code",
    takes: "optional-json",
    ...anyone,
  }),
  changeNumber: row({
    endpoint: changeNumber,
    refusals: [
      "AccountPartNotFound",
      "CodeNotSent",
      "CodeRefused",
      "CodeTooSoon",
      "InvalidAccountForm",
      "NotSignedIn",
      "PasswordAskedAgain",
      "TooManySignIns",
    ],
    summary: "Asks for another phone, which counts once the code that goes to it is right.",
    limit: "code",
    ...anyone,
  }),
  requestReset: row({
    endpoint: requestReset,
    refusals: ["CodeNotSent", "CodeTooSoon", "InvalidAccountForm"],
    summary: "Sends codes to set a new password; the answer is the same for an e-mail that has no account.",
    needs: ["email"],
    limit: "code",
    example: { email: "aisha@example.com" },
    ...anyone,
  }),
  requestResetByHeader: row({
    endpoint: requestResetByHeader,
    refusals: ["CodeNotSent", "CodeTooSoon", "InvalidAccountForm"],
    summary: "The same with the e-mail in the header email.",
    deprecated: "POST /v1.0/auth/forgot/code",
    acts: true,
    limit: "code",
    ...anyone,
  }),
  verifyForgot: row({
    endpoint: verifyForgot,
    refusals: ["AlreadyRegistered", "CodeRefused", "SecondFactorNeeded"],
    summary: "Takes the code of a forgotten password and answers a token to set a new one with, once.",
    limit: "code",
    ...anyone,
  }),
  setPassword: row({
    endpoint: setPassword,
    refusals: ["AlreadyRegistered", "InvalidAccountForm", "PasswordTokenRefused", "SecondFactorNeeded"],
    summary: "Sets a password by the token of a right code or an invitation; every session ends and one begins.",
    limit: "signIn",
    takes: "optional-json",
    ...anyone,
  }),
  setPasswordByHeader: row({
    endpoint: setPasswordByHeader,
    refusals: ["AlreadyRegistered", "InvalidAccountForm", "PasswordTokenRefused", "SecondFactorNeeded"],
    summary: "The same under its older version, with token and password in headers.",
    deprecated: "POST /v2.0/auth/password",
    limit: "signIn",
    takes: "optional-json",
    ...anyone,
  }),
  beginSocialSignIn: row({
    endpoint: beginSocialSignIn,
    summary: "A nonce for one sign-in at Google or Facebook, and where it is done.",
    limit: "signIn",
    takes: "optional-json",
    ...anyone,
  }),
  verifySecondFactor: row({
    endpoint: verifySecondFactor,
    refusals: ["SecondFactorCodeRefused", "TooManySignIns"],
    summary: "Ends a sign-in of staff that a second factor is needed for: by a code of the app, or a recovery code.",
    limit: "signIn",
    ...anyone,
  }),
  session: row({
    endpoint: session,
    summary: "Who is signed in; null for a guest.",
    // Every page makes this call: it gives the browser the cookie that ties one-time codes to the browser that asked
    // for them.
    remembersGuest: true,
    ...anyone,
  }),
  endOwnSession: row({ endpoint: endOwnSession, summary: "Signs out, on the server.", access: "anyone" }),
  logout: row({ endpoint: logout, summary: "The same by POST.", access: "anyone", takes: "optional-json" }),

  listSessions: row({
    endpoint: listSessions,
    refusals: ["NotSignedIn"],
    summary: "The caller's open sessions.",
    ...own,
  }),
  endSession: row({
    endpoint: endSession,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Ends one of the caller's sessions.",
    ...own,
  }),
  endOtherSessions: row({
    endpoint: endOtherSessions,
    refusals: ["NotSignedIn"],
    summary: "Ends all of them but this one.",
    ...own,
  }),
  changePassword: row({
    endpoint: changePassword,
    refusals: ["InvalidAccountForm", "NotSignedIn", "PasswordAskedAgain", "TooManySignIns"],
    summary: "Changes the password by the old one; every other session ends.",
    limit: "signIn",
    ...own,
  }),

  secondFactor: row({
    endpoint: secondFactor,
    refusals: ["NotSignedIn"],
    summary: "The caller's second factor: since when, and what is left.",
    ...factor,
  }),
  beginSecondFactor: row({
    endpoint: beginSecondFactor,
    refusals: ["NotSignedIn", "PasswordAskedAgain", "SecondFactorUnfit", "TooManySignIns"],
    summary: "Begins a second factor: answers the secret that an authenticator app takes.",
    takes: "optional-json",
    limit: "signIn",
    ...factor,
  }),
  confirmSecondFactor: row({
    endpoint: confirmSecondFactor,
    refusals: ["NotSignedIn", "SecondFactorCodeRefused", "SecondFactorUnfit", "TooManySignIns"],
    summary: "Turns it on by a first code; answers the recovery codes, this once, and ends every other session.",
    limit: "signIn",
    ...factor,
  }),
  removeSecondFactor: row({
    endpoint: removeSecondFactor,
    refusals: ["NotSignedIn", "SecondFactorCodeRefused", "SecondFactorUnfit", "TooManySignIns"],
    summary: "Turns it off, by a code of the app or a recovery code.",
    limit: "signIn",
    ...factor,
  }),

  showProfile: row({ endpoint: showProfile, refusals: ["NotSignedIn"], summary: "The caller's profile.", ...kept }),
  saveProfile: row({
    endpoint: saveProfile,
    refusals: ["InvalidAccountForm", "NotSignedIn"],
    summary: "Changes name or language, and nothing else.",
    ...kept,
  }),
  saveUserDetails: row({
    endpoint: saveUserDetails,
    refusals: ["InvalidAccountForm", "NotSignedIn"],
    summary: "The same as a multipart form whose field userDetails is JSON.",
    takes: "form",
    ...kept,
  }),
  setImage: row({
    endpoint: setImage,
    refusals: ["ImageRefused", "NotSignedIn"],
    summary: "Sets the profile's picture: PNG, JPEG or WebP, up to 512 KB.",
    takes: "image",
    limit: "upload",
    ...own,
  }),
  removeImage: row({ endpoint: removeImage, refusals: ["NotSignedIn"], summary: "Removes it.", ...own }),
  image: row({
    endpoint: image,
    refusals: ["AccountPartNotFound"],
    summary: "A picture by its name.",
    access: "anyone",
    gives: "file",
  }),

  listAddresses: row({
    endpoint: listAddresses,
    refusals: ["NotSignedIn"],
    summary: "The caller's saved addresses, the newest first.",
    ...kept,
  }),
  addAddress: row({
    endpoint: addAddress,
    refusals: ["AccountPartNotFound", "AddressBookFull", "InvalidAddressBookEntry", "NotSignedIn"],
    summary: "Saves an address; fifty at most.",
    ...kept,
  }),
  replaceAddress: row({
    endpoint: replaceAddress,
    refusals: ["AccountPartNotFound", "AddressBookFull", "InvalidAddressBookEntry", "NotSignedIn"],
    summary: "Saves an address in the place of one.",
    ...kept,
  }),
  deleteAddress: row({
    endpoint: deleteAddress,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Deletes a saved address.",
    ...kept,
  }),
  listContacts: row({
    endpoint: listContacts,
    refusals: ["NotSignedIn"],
    summary: "The caller's saved contacts, the newest first.",
    ...kept,
  }),
  addContact: row({
    endpoint: addContact,
    refusals: ["AccountPartNotFound", "AddressBookFull", "InvalidAddressBookEntry", "NotSignedIn"],
    summary: "Saves a contact; fifty at most.",
    ...kept,
  }),
  replaceContact: row({
    endpoint: replaceContact,
    refusals: ["AccountPartNotFound", "AddressBookFull", "InvalidAddressBookEntry", "NotSignedIn"],
    summary: "Saves a contact in the place of one.",
    ...kept,
  }),
  deleteContact: row({
    endpoint: deleteContact,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Deletes a saved contact.",
    ...kept,
  }),

  claimBookings: row({
    endpoint: claimBookings,
    refusals: ["NotSignedIn"],
    summary: "Guest bookings that name the caller's proved e-mail or phone become his.",
    access: "claim-booking",
    takes: "optional-json",
  }),
  exportAccount: row({
    endpoint: exportAccount,
    refusals: ["NotSignedIn"],
    summary: "Everything that is kept of the caller.",
    ...own,
  }),
  eraseAccount: row({
    endpoint: eraseAccount,
    refusals: [
      "BookingsUnderWay",
      "CashInHand",
      "LastAdmin",
      "LastOwner",
      "NotSignedIn",
      "PasswordAskedAgain",
      "TooManySignIns",
    ],
    summary: "Erases the account for good; bookings keep what tax law asks for and lose their people.",
    limit: "signIn",
    ...own,
  }),

  listStaff: row({
    endpoint: listStaff,
    refusals: ["NotSignedIn"],
    summary: "Everybody who works here, the oldest first.",
    ...staff,
  }),
  makeStaff: row({
    endpoint: makeStaff,
    refusals: ["AlreadyRegistered", "CodeNotSent", "InvalidAccountForm", "NotSignedIn"],
    summary: "Makes a porter, ops or admin, and sends an invitation to set a password.",
    ...staff,
  }),
  setStaffPhoto: row({
    endpoint: setStaffPhoto,
    refusals: ["AccountPartNotFound", "ImageRefused", "NotSignedIn"],
    summary:
      "Sets the picture of a member of staff: PNG, JPEG or WebP, up to 512 KB. A driver's is what customers see.",
    access: "make-staff",
    takes: "image",
    limit: "upload",
  }),
  disableStaff: row({
    endpoint: disableStaff,
    refusals: ["AccountPartNotFound", "LastAdmin", "NotSignedIn"],
    summary: "Ends a member's sessions and keeps him from signing in.",
    ...staff,
  }),
  enableStaff: row({
    endpoint: enableStaff,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Lets a member sign in again who was kept out.",
    ...staff,
  }),
  staffHoldings: row({
    endpoint: staffHoldings,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "What a member still has: bookings to drive, and cash that he has not handed in.",
    ...staff,
  }),
  staffEvents: row({
    endpoint: staffEvents,
    refusals: ["NotSignedIn"],
    summary:
      "Who was blocked, unblocked or had a second factor reset, by whom and when, the newest first, a hundred at most.",
    ...staff,
  }),
  endSessionsOfStaff: row({
    endpoint: endSessionsOfStaff,
    refusals: ["AccountPartNotFound", "NotSignedIn"],
    summary: "Ends a member's sessions.",
    ...staff,
  }),
  resetSecondFactor: row({
    endpoint: resetSecondFactor,
    refusals: ["AccountPartNotFound", "NotSignedIn", "SecondFactorUnfit"],
    summary: "Resets the second factor of another member who has lost it, and ends that member's sessions.",
    ...staff,
  }),
}
