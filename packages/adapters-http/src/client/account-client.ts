import { AccountPartNotFound, type NotSignedIn } from "@mersal/domain/account/account-errors"
import type { ImageType } from "@mersal/domain/account/image-type"
import type { AccountService } from "@mersal/domain/ports/driving/account-service"
import {
  type Answer,
  type CallOptions,
  NetworkFailure,
  ServerFailure,
} from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import * as z from "zod/mini"
import * as own from "../contract/endpoints/account.ts"
import * as entrance from "../contract/endpoints/sign-in.ts"
import { accountRefusals } from "../contract/refusals/account.ts"
import { lastOwner } from "../contract/refusals/last-owner.ts"
import { type Connection, call } from "./call.ts"

const erasingRefusals = { ...accountRefusals, LastOwner: lastOwner }

/** Accounts over HTTP. A browser's session is a cookie: what stands for it in an answer is null (D27). */
export const accountClient = (connection: Connection): AccountService => ({
  session: (options) => call(connection, entrance.session, {}, null, options),
  signIn: (credentials, options) =>
    call(connection, entrance.login, accountRefusals, { kind: "password", ...credentials }, options),
  register: (registration, options) => call(connection, entrance.register, accountRefusals, registration, options),
  requestReset: (request, options) => call(connection, entrance.requestReset, accountRefusals, request, options),
  verifyCode: (entry, options) => call(connection, entrance.verifyNumber, accountRefusals, entry, options),
  resendCode: (request, options) => call(connection, entrance.resendNumberCode, accountRefusals, request, options),
  changePhone: (change, options) => call(connection, entrance.changeNumber, accountRefusals, change, options),
  setPassword: (reset, options) => call(connection, entrance.setPassword, accountRefusals, reset, options),
  changePassword: (change, options) => call(connection, own.changePassword, accountRefusals, change, options),
  beginSocialSignIn: (options) => call(connection, entrance.beginSocialSignIn, {}, null, options),
  socialSignIn: (request, options) =>
    call(connection, entrance.login, accountRefusals, { kind: "social", ...request }, options),
  signOut: (options) => call(connection, entrance.endOwnSession, {}, null, options),

  sessions: (options) => call(connection, own.listSessions, accountRefusals, null, options),
  endSession: (request, options) => call(connection, own.endSession, accountRefusals, request, options),
  endOtherSessions: (options) => call(connection, own.endOtherSessions, accountRefusals, null, options),

  profile: (options) => call(connection, own.showProfile, accountRefusals, null, options),
  saveProfile: (change, options) => call(connection, own.saveProfile, accountRefusals, change, options),
  setImage: (image, options) => call(connection, own.setImage, accountRefusals, image, options),
  removeImage: (options) => call(connection, own.removeImage, accountRefusals, null, options),
  image: async ({ name }) => {
    const path = own.image.path.replace(":name", encodeURIComponent(name))
    const response = await connection.fetch(connection.origin + path).catch(() => null)
    if (!response) return Result.fail(new NetworkFailure())
    if (response.status === 404) return Result.fail(new AccountPartNotFound())
    if (!response.ok) return Result.fail(new ServerFailure({ requestId: response.headers.get("request-id") }))
    const type = response.headers.get("content-type") as ImageType
    return Result.succeed({ type, bytes: new Uint8Array(await response.arrayBuffer()) })
  },

  addresses: (options) => call(connection, own.listAddresses, accountRefusals, null, options),
  saveAddress: (address, options) =>
    call(connection, address.id === "" ? own.addAddress : own.replaceAddress, accountRefusals, address, options),
  deleteAddress: (request, options) => call(connection, own.deleteAddress, accountRefusals, request, options),
  contacts: (options) => call(connection, own.listContacts, accountRefusals, null, options),
  saveContact: (contact, options) =>
    call(connection, contact.id === "" ? own.addContact : own.replaceContact, accountRefusals, contact, options),
  deleteContact: (request, options) => call(connection, own.deleteContact, accountRefusals, request, options),

  claimBookings: (options) => call(connection, own.claimBookings, accountRefusals, null, options),
  exportAccount: (options) => call(connection, own.exportAccount, accountRefusals, null, options),
  eraseAccount: (request, options) => call(connection, own.eraseAccount, erasingRefusals, request, options),

  staff: (options) => call(connection, own.listStaff, accountRefusals, null, options),
  makeStaff: (member, options) => call(connection, own.makeStaff, accountRefusals, member, options),
  setStaffPhoto: (request, options) => call(connection, own.setStaffPhoto, accountRefusals, request, options),
  disableStaff: (request, options) => call(connection, own.disableStaff, accountRefusals, request, options),
  endSessionsOfStaff: (request, options) => call(connection, own.endSessionsOfStaff, accountRefusals, request, options),
})

/** What `exportAccount` answers as the text of a file: in the words and dates of the wire, which people can read. */
export const accountExportFile =
  (connection: Connection) =>
  async (options?: CallOptions): Answer<string, NotSignedIn> => {
    const exported = await accountClient(connection).exportAccount(options)
    return Result.map(exported, (kept) => JSON.stringify(z.encode(own.exportAccount.answer, kept), null, 2))
  }
