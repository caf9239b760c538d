import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { type Account, changedAccount, customerOfAccount } from "../../../account/account.ts"
import { AccountPartNotFound, ImageRefused, InvalidAccountForm } from "../../../account/account-errors.ts"
import type { AccountIssue } from "../../../account/account-forms.ts"
import { isImageName, largestImage } from "../../../account/image-type.ts"
import { pictureIn } from "../../../account/picture-in.ts"
import { sanitise } from "../../../booking/draft/text-sanitiser.ts"
import { fieldLimits, textLength } from "../../../market/field-limits.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { ImageFile, Profile, ProfileChange } from "../../../ports/driving/account-service.ts"
import type { Caller } from "../../caller.ts"
import { onFreshState } from "../fresh-state.ts"
import { accountOf } from "../identity.ts"
import { base64OfBytes, bytesOfBase64 } from "./base64.ts"

export const showProfile = Effect.fn("showProfile")(function* (caller: Caller) {
  return profileOf(yield* accountOf(caller))
})

/**
 * Saves the given fields and leaves the rest. Name and language only: e-mail, phone, role and id have their own use
 * cases.
 */
export const saveProfile = Effect.fn("saveProfile")(function* (change: ProfileChange, caller: Caller) {
  const name = change.name === undefined ? null : sanitise(change.name).trim()
  const issues = name === null ? [] : nameIssues(name)
  if (issues.length > 0) return yield* new InvalidAccountForm({ issues, form: "register" })
  const patch = { ...(name !== null && { name }), ...(change.language && { language: change.language }) }
  return yield* onFreshState(changing(caller, () => ({ patch, changes: [] })))
})

const nameIssues = (name: string): readonly AccountIssue[] =>
  name === ""
    ? [{ field: "name", kind: "name-missing" }]
    : textLength(name) > fieldLimits.name
      ? [{ field: "name", kind: "too-long" }]
      : []

/** Stores a picture by the type of its bytes under a random name, and deletes the previous one. */
export const setImage = Effect.fn("setImage")(function* ({ bytes }: { readonly bytes: Uint8Array }, caller: Caller) {
  const picturing = yield* picture(bytes)
  return yield* onFreshState(changing(caller, picturing))
})

/** The changes that give an account a picture, if the bytes are one. */
export const picture = Effect.fnUntraced(function* (bytes: Uint8Array) {
  if (bytes.length > largestImage) return yield* new ImageRefused({ reason: "too-large" })
  const whole = pictureIn(bytes)
  if (!whole) return yield* new ImageRefused({ reason: "not-an-image" })
  const name = yield* (yield* IdSource).token
  const at = yield* Clock.currentTimeMillis
  return (account: Account): Changing => ({
    patch: { image: name },
    changes: [
      ...deleting(account),
      { kind: "saveImage", accountId: account.id, image: { name, type: whole.type, bytes: base64OfBytes(bytes) }, at },
    ],
  })
})

export const removeImage = Effect.fn("removeImage")(function* (caller: Caller) {
  return yield* onFreshState(changing(caller, (account) => ({ patch: { image: null }, changes: deleting(account) })))
})

/** The picture with a name (section 7, GET /resource/image/{name}). A name that we did not make finds nothing. */
export const findImage = Effect.fn("findImage")(function* ({ name }: { readonly name: string }) {
  const stored = isImageName(name) ? yield* (yield* Accounts).image(name) : null
  if (!stored) return yield* new AccountPartNotFound()
  const file: ImageFile = { type: stored.type, bytes: bytesOfBase64(stored.bytes) }
  return file
})

const deleting = ({ id, image }: Account): readonly Change[] =>
  image === null ? [] : [{ kind: "deleteImage", accountId: id, name: image }]

interface Changing {
  readonly patch: Parameters<typeof changedAccount>[1]
  readonly changes: readonly Change[]
}

const changing = Effect.fnUntraced(function* (caller: Caller, decide: (account: Account) => Changing) {
  const before = yield* accountOf(caller)
  const { patch, changes } = decide(before)
  const account = changedAccount(before, patch)
  yield* (yield* UnitOfWork).commit([{ kind: "replaceAccount", account }, ...changes])
  return profileOf(account)
})

export const profileOf = (account: Account): Profile => ({
  ...customerOfAccount(account),
  market: account.market,
  language: account.language,
  isPhoneProved: account.contacts.isPhoneProved,
  newPhone: account.contacts.newPhone,
  hasPassword: account.passwordHash !== null,
})
