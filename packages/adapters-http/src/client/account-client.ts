import { AccountPartNotFound, type NotSignedIn } from "@mersal/domain/account/account-errors"
import type { ImageType } from "@mersal/domain/account/image-type"
import type { AccountService, SecondFactorCalls, StaffCalls } from "@mersal/domain/ports/driving/account-service"
import {
  type Answer,
  type CallOptions,
  NetworkFailure,
  ServerFailure,
} from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import * as z from "zod/mini"
import * as addressBookCalls from "../contract/endpoints/address-book.ts"
import * as forgottenPasswordCalls from "../contract/endpoints/forgotten-password.ts"
import * as numberCodesCalls from "../contract/endpoints/number-codes.ts"
import * as ownDataCalls from "../contract/endpoints/own-data.ts"
import * as profileCalls from "../contract/endpoints/profile.ts"
import * as sessionsCalls from "../contract/endpoints/sessions.ts"
import * as signInCalls from "../contract/endpoints/sign-in.ts"
import { accountRefusals } from "../contract/refusals/account.ts"
import { lastOwner } from "../contract/refusals/last-owner.ts"
import type { AnyRefusalCodecs } from "../contract/refusals/refusal-codec.ts"
import { type Connection, call } from "./call.ts"

const erasingRefusals = { ...accountRefusals, LastOwner: lastOwner }

/**
 * Accounts over HTTP. A browser's session is a cookie, so the session in an answer is null (D27).
 *
 * @param signInRefusals the refusals of signing in that get a type; a staff page knows those of the second factor,
 * while a customer's page shows their sentence
 */
export const accountClient = (
  connection: Connection,
  signInRefusals: AnyRefusalCodecs = accountRefusals,
): Omit<AccountService, keyof StaffCalls | keyof SecondFactorCalls> => ({
  session: (options) => call(connection, sessionsCalls.session, {}, null, options),
  signIn: (credentials, options) =>
    call(connection, signInCalls.login, signInRefusals, { kind: "password", ...credentials }, options),
  register: (registration, options) => call(connection, signInCalls.register, accountRefusals, registration, options),
  requestReset: (request, options) =>
    call(connection, forgottenPasswordCalls.requestReset, accountRefusals, request, options),
  verifyCode: (entry, options) => call(connection, numberCodesCalls.verifyNumber, signInRefusals, entry, options),
  resendCode: (request, options) =>
    call(connection, numberCodesCalls.resendNumberCode, accountRefusals, request, options),
  changePhone: (change, options) => call(connection, numberCodesCalls.changeNumber, accountRefusals, change, options),
  setPassword: (reset, options) => call(connection, forgottenPasswordCalls.setPassword, signInRefusals, reset, options),
  changePassword: (change, options) => call(connection, profileCalls.changePassword, accountRefusals, change, options),
  beginSocialSignIn: (options) => call(connection, signInCalls.beginSocialSignIn, {}, null, options),
  socialSignIn: (request, options) =>
    call(connection, signInCalls.login, signInRefusals, { kind: "social", ...request }, options),
  signOut: (options) => call(connection, sessionsCalls.endOwnSession, {}, null, options),

  sessions: (options) => call(connection, sessionsCalls.listSessions, accountRefusals, null, options),
  endSession: (request, options) => call(connection, sessionsCalls.endSession, accountRefusals, request, options),
  endOtherSessions: (options) => call(connection, sessionsCalls.endOtherSessions, accountRefusals, null, options),

  profile: (options) => call(connection, profileCalls.showProfile, accountRefusals, null, options),
  saveProfile: (change, options) => call(connection, profileCalls.saveProfile, accountRefusals, change, options),
  setImage: (image, options) => call(connection, profileCalls.setImage, accountRefusals, image, options),
  removeImage: (options) => call(connection, profileCalls.removeImage, accountRefusals, null, options),
  image: async ({ name }) => {
    const path = profileCalls.image.path.replace(":name", encodeURIComponent(name))
    const response = await connection.fetch(connection.origin + path).catch(() => null)
    if (!response) return Result.fail(new NetworkFailure())
    if (response.status === 404) return Result.fail(new AccountPartNotFound())
    if (!response.ok) return Result.fail(new ServerFailure({ requestId: response.headers.get("request-id") }))
    const type = response.headers.get("content-type") as ImageType
    return Result.succeed({ type, bytes: new Uint8Array(await response.arrayBuffer()) })
  },

  addresses: (options) => call(connection, addressBookCalls.listAddresses, accountRefusals, null, options),
  saveAddress: (address, options) =>
    call(
      connection,
      address.id === "" ? addressBookCalls.addAddress : addressBookCalls.replaceAddress,
      accountRefusals,
      address,
      options,
    ),
  deleteAddress: (request, options) =>
    call(connection, addressBookCalls.deleteAddress, accountRefusals, request, options),
  contacts: (options) => call(connection, addressBookCalls.listContacts, accountRefusals, null, options),
  saveContact: (contact, options) =>
    call(
      connection,
      contact.id === "" ? addressBookCalls.addContact : addressBookCalls.replaceContact,
      accountRefusals,
      contact,
      options,
    ),
  deleteContact: (request, options) =>
    call(connection, addressBookCalls.deleteContact, accountRefusals, request, options),

  claimBookings: (options) => call(connection, ownDataCalls.claimBookings, accountRefusals, null, options),
  exportAccount: (options) => call(connection, ownDataCalls.exportAccount, accountRefusals, null, options),
  eraseAccount: (request, options) => call(connection, ownDataCalls.eraseAccount, erasingRefusals, request, options),
})

/** The answer of `exportAccount` as the text of a file, with the wire's names and dates, which people can read. */
export const accountExportFile =
  (connection: Connection) =>
  async (options?: CallOptions): Answer<string, NotSignedIn> => {
    const exported = await accountClient(connection).exportAccount(options)
    return Result.map(exported, (kept) => JSON.stringify(z.encode(ownDataCalls.exportAccount.answer, kept), null, 2))
  }
