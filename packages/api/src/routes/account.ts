import type { accountTable } from "@mersal/adapters-http/contract/table/account"
import type { WithSession } from "@mersal/domain/ports/driving/account-service"
import * as Result from "effect/Result"
import type { Request, Response } from "express"
import { isProgram } from "../http/callers/session.ts"
import type { Routes } from "../http/mount.ts"

/** A browser keeps its session in a cookie; a program gets its secret in the answer. */
function giveSession<Value extends object>(
  answer: WithSession<Value>,
  request: Request,
  response: Response,
): WithSession<Value> {
  if (answer.sessionToken !== null) response.locals.sessions.give(response, answer.sessionToken)
  return isProgram(request) ? warnOfHeaders(answer, request, response) : { ...answer, sessionToken: null }
}

function takeSession(answer: null, _: Request, response: Response): null {
  response.locals.sessions.take(response)
  return answer
}

/** Warns a caller who sends secrets in headers: the specification allows it, but they belong in the body (D27). */
function warnOfHeaders<Value>(answer: Value, { headers }: Request, response: Response): Value {
  if (["code", "password", "phonenumber"].some((name) => headers[name] !== undefined)) {
    response.setHeader("Deprecation", "true")
  }
  return answer
}

/** Account calls. A session's cookie is set only here; `admission` also deletes the cookie of an ended session. */
export const accountRoutes: Routes<typeof accountTable> = {
  login: {
    serve: async ({ account }, request, options) => {
      if (request.kind === "social") return account.socialSignIn(request, options)
      const answer = await account.signIn(request, options)
      return Result.map(answer, (signedIn) => ({ ...signedIn, isNew: false }))
    },
    beforeSending: giveSession,
  },
  register: ({ account }, request, options) => account.register(request, options),
  requestNumberCode: ({ account }, request, options) => account.changePhone(request, options),
  requestNumberCodeByHeader: ({ account }, request, options) => account.changePhone(request, options),
  resendNumberCode: {
    serve: ({ account }, request, options) =>
      "challengeId" in request
        ? account.resendCode(request, options)
        : account.changePhone({ phone: request.phone, challengeId: null }, options),
    beforeSending: warnOfHeaders,
  },
  verifyNumber: {
    serve: ({ account }, request, options) => account.verifyCode(request, options),
    beforeSending: giveSession,
  },
  changeNumber: ({ account }, request, options) => account.changePhone(request, options),
  requestReset: ({ account }, request, options) => account.requestReset(request, options),
  requestResetByHeader: ({ account }, request, options) => account.requestReset(request, options),
  verifyForgot: {
    serve: ({ account }, request, options) => account.verifyCode(request, options),
    beforeSending: giveSession,
  },
  setPassword: {
    serve: ({ account }, request, options) => account.setPassword(request, options),
    beforeSending: giveSession,
  },
  setPasswordByHeader: {
    serve: ({ account }, request, options) => account.setPassword(request, options),
    beforeSending: giveSession,
  },
  beginSocialSignIn: ({ account }, _, options) => account.beginSocialSignIn(options),
  verifySecondFactor: {
    serve: ({ account }, request, options) => account.verifySecondFactor(request, options),
    beforeSending: giveSession,
  },
  session: ({ account }, _, options) => account.session(options),
  endOwnSession: { serve: ({ account }, _, options) => account.signOut(options), beforeSending: takeSession },
  logout: { serve: ({ account }, _, options) => account.signOut(options), beforeSending: takeSession },

  listSessions: ({ account }, _, options) => account.sessions(options),
  endSession: ({ account }, request, options) => account.endSession(request, options),
  endOtherSessions: ({ account }, _, options) => account.endOtherSessions(options),
  changePassword: ({ account }, request, options) => account.changePassword(request, options),

  secondFactor: ({ account }, _, options) => account.secondFactor(options),
  beginSecondFactor: ({ account }, request, options) => account.beginSecondFactor(request, options),
  confirmSecondFactor: ({ account }, request, options) => account.confirmSecondFactor(request, options),
  removeSecondFactor: ({ account }, request, options) => account.removeSecondFactor(request, options),

  showProfile: ({ account }, _, options) => account.profile(options),
  saveProfile: ({ account }, request, options) => account.saveProfile(request, options),
  saveUserDetails: ({ account }, request, options) => account.saveProfile(request, options),
  setImage: ({ account }, request, options) => account.setImage(request, options),
  removeImage: ({ account }, _, options) => account.removeImage(options),
  image: ({ account }, request, options) => account.image(request, options),

  listAddresses: ({ account }, _, options) => account.addresses(options),
  addAddress: ({ account }, request, options) => account.saveAddress(request, options),
  replaceAddress: ({ account }, request, options) => account.saveAddress(request, options),
  deleteAddress: ({ account }, request, options) => account.deleteAddress(request, options),
  listContacts: ({ account }, _, options) => account.contacts(options),
  addContact: ({ account }, request, options) => account.saveContact(request, options),
  replaceContact: ({ account }, request, options) => account.saveContact(request, options),
  deleteContact: ({ account }, request, options) => account.deleteContact(request, options),

  claimBookings: ({ account }, _, options) => account.claimBookings(options),
  exportAccount: ({ account }, _, options) => account.exportAccount(options),
  eraseAccount: {
    serve: ({ account }, request, options) => account.eraseAccount(request, options),
    beforeSending: takeSession,
  },

  listStaff: ({ account }, _, options) => account.staff(options),
  makeStaff: ({ account }, request, options) => account.makeStaff(request, options),
  setStaffPhoto: ({ account }, request, options) => account.setStaffPhoto(request, options),
  disableStaff: ({ account }, request, options) => account.disableStaff(request, options),
  enableStaff: ({ account }, request, options) => account.enableStaff(request, options),
  staffHoldings: ({ account }, request, options) => account.staffHoldings(request, options),
  staffEvents: ({ account }, _, options) => account.staffEvents(options),
  endSessionsOfStaff: ({ account }, request, options) => account.endSessionsOfStaff(request, options),
  resetSecondFactor: ({ account }, request, options) => account.resetSecondFactor(request, options),
}
