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
/** A person's own: no key opens it, whatever its scopes. */
const own = { access: "manage-account" } as const
/** A person's own that a key with the scope may keep for him. */
const kept = { access: "manage-account", scope: "account" } as const
const staff = { access: "make-staff" } as const

export const accountTable = {
  login: row({
    endpoint: login,
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
    summary: "Begins an account and sends codes to its e-mail and phone; the account is made by the right code.",
    needs: ["name", "email", "phoneNumber", "password"],
    limit: "register",
    ...anyone,
  }),
  requestNumberCode: row({
    endpoint: requestNumberCode,
    summary: "Sends a code to a phone that the caller's account shall have.",
    limit: "code",
    ...own,
  }),
  requestNumberCodeByHeader: row({
    endpoint: requestNumberCodeByHeader,
    summary: "The same with the number in the header phoneNumber.",
    deprecated: "POST /v1.0/auth/number/code",
    acts: true,
    limit: "code",
    ...own,
  }),
  resendNumberCode: row({
    endpoint: resendNumberCode,
    summary: "Sends new codes for a challenge, whose old ones no longer count.",
    limit: "code",
    takes: "optional-json",
    ...anyone,
  }),
  verifyNumber: row({
    endpoint: verifyNumber,
    summary: "Takes a code: of a registration, a login or a change of phone.",
    limit: "code",
    takes: "optional-json",
    ...anyone,
  }),
  changeNumber: row({
    endpoint: changeNumber,
    summary: "Asks for another phone, which counts once the code that goes to it is right.",
    limit: "code",
    ...anyone,
  }),
  requestReset: row({
    endpoint: requestReset,
    summary: "Sends codes to set a new password; the answer is the same for an e-mail that has no account.",
    needs: ["email"],
    limit: "code",
    example: { email: "aisha@example.com" },
    ...anyone,
  }),
  requestResetByHeader: row({
    endpoint: requestResetByHeader,
    summary: "The same with the e-mail in the header email.",
    deprecated: "POST /v1.0/auth/forgot/code",
    acts: true,
    limit: "code",
    ...anyone,
  }),
  verifyForgot: row({
    endpoint: verifyForgot,
    summary: "Takes the code of a forgotten password and answers a token to set a new one with, once.",
    limit: "code",
    ...anyone,
  }),
  setPassword: row({
    endpoint: setPassword,
    summary: "Sets a password by the token of a right code or an invitation; every session ends and one begins.",
    limit: "signIn",
    takes: "optional-json",
    ...anyone,
  }),
  setPasswordByHeader: row({
    endpoint: setPasswordByHeader,
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
  session: row({
    endpoint: session,
    summary: "Who is signed in; null for a guest.",
    // Every page asks: by the cookie that it gets, codes are the business of the browser that asked for them.
    remembersGuest: true,
    ...anyone,
  }),
  endOwnSession: row({ endpoint: endOwnSession, summary: "Signs out, on the server.", access: "anyone" }),
  logout: row({ endpoint: logout, summary: "The same by POST.", access: "anyone", takes: "optional-json" }),

  listSessions: row({ endpoint: listSessions, summary: "The caller's open sessions.", ...own }),
  endSession: row({ endpoint: endSession, summary: "Ends one of the caller's sessions.", ...own }),
  endOtherSessions: row({ endpoint: endOtherSessions, summary: "Ends all of them but this one.", ...own }),
  changePassword: row({
    endpoint: changePassword,
    summary: "Changes the password by the old one; every other session ends.",
    limit: "signIn",
    ...own,
  }),

  showProfile: row({ endpoint: showProfile, summary: "The caller's profile.", ...kept }),
  saveProfile: row({ endpoint: saveProfile, summary: "Changes name or language, and nothing else.", ...kept }),
  saveUserDetails: row({
    endpoint: saveUserDetails,
    summary: "The same as a multipart form whose field userDetails is JSON.",
    takes: "form",
    ...kept,
  }),
  setImage: row({
    endpoint: setImage,
    summary: "Sets the profile's picture: PNG, JPEG or WebP, up to 512 KB.",
    takes: "image",
    limit: "upload",
    ...own,
  }),
  removeImage: row({ endpoint: removeImage, summary: "Removes it.", ...own }),
  image: row({ endpoint: image, summary: "A picture by its name.", access: "anyone", gives: "file" }),

  listAddresses: row({ endpoint: listAddresses, summary: "The caller's saved addresses, the newest first.", ...kept }),
  addAddress: row({ endpoint: addAddress, summary: "Saves an address; fifty at most.", ...kept }),
  replaceAddress: row({ endpoint: replaceAddress, summary: "Saves an address in the place of one.", ...kept }),
  deleteAddress: row({ endpoint: deleteAddress, summary: "Deletes a saved address.", ...kept }),
  listContacts: row({ endpoint: listContacts, summary: "The caller's saved contacts, the newest first.", ...kept }),
  addContact: row({ endpoint: addContact, summary: "Saves a contact; fifty at most.", ...kept }),
  replaceContact: row({ endpoint: replaceContact, summary: "Saves a contact in the place of one.", ...kept }),
  deleteContact: row({ endpoint: deleteContact, summary: "Deletes a saved contact.", ...kept }),

  claimBookings: row({
    endpoint: claimBookings,
    summary: "Guest bookings that name the caller's proved e-mail or phone become his.",
    access: "claim-booking",
    takes: "optional-json",
  }),
  exportAccount: row({ endpoint: exportAccount, summary: "Everything that is kept of the caller.", ...own }),
  eraseAccount: row({
    endpoint: eraseAccount,
    summary: "Erases the account for good; bookings keep what tax law asks for and lose their people.",
    limit: "signIn",
    ...own,
  }),

  listStaff: row({ endpoint: listStaff, summary: "Everybody who works here, the oldest first.", ...staff }),
  makeStaff: row({
    endpoint: makeStaff,
    summary: "Makes a porter, ops or admin, and sends an invitation to set a password.",
    ...staff,
  }),
  setStaffPhoto: row({
    endpoint: setStaffPhoto,
    summary:
      "Sets the picture of a member of staff: PNG, JPEG or WebP, up to 512 KB. A driver's is what customers see.",
    access: "make-staff",
    takes: "image",
    limit: "upload",
  }),
  disableStaff: row({
    endpoint: disableStaff,
    summary: "Ends a member's sessions and keeps him from signing in.",
    ...staff,
  }),
  enableStaff: row({ endpoint: enableStaff, summary: "Lets a member sign in again who was kept out.", ...staff }),
  staffHoldings: row({
    endpoint: staffHoldings,
    summary: "What a member still has: bookings to drive, and cash that he has not handed in.",
    ...staff,
  }),
  staffEvents: row({
    endpoint: staffEvents,
    summary: "Who was kept out and who let in again, by whom and when, the newest first, a hundred at most.",
    ...staff,
  }),
  endSessionsOfStaff: row({ endpoint: endSessionsOfStaff, summary: "Ends a member's sessions.", ...staff }),
}
