import {
  type AccountFormName,
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
  SignInRefused,
  SocialSignInRefused,
  TooManySignIns,
} from "@mersal/domain/account/account-errors"
import type { AccountField, AccountIssueKind } from "@mersal/domain/account/account-forms"
import type { AddressBookIssue } from "@mersal/domain/account/address-book"
import * as z from "zod/mini"
import { wireInstant, wireMoney } from "../wire-values.ts"
import { bareRefusal, type RefusalCodecs, refusalWithData, wholeBody } from "./refusal-codec.ts"

/** The refusals of account calls. */
export type AccountRefusal =
  | AccountPartNotFound
  | AddressBookFull
  | AlreadyRegistered
  | BookingsUnderWay
  | CashInHand
  | CodeNotSent
  | CodeRefused
  | CodeTooSoon
  | ImageRefused
  | InvalidAccountForm
  | InvalidAddressBookEntry
  | LastAdmin
  | NotSignedIn
  | PasswordAskedAgain
  | PasswordTokenRefused
  | SignInRefused
  | SocialSignInRefused
  | TooManySignIns

/** The field of the request for each field of a form. */
const fieldNames: Readonly<Record<AccountField, string>> = {
  name: "name",
  email: "email",
  phone: "phoneNumber",
  password: "password",
  repeatedPassword: "password",
  code: "code",
}

const kinds: Readonly<Record<AccountIssueKind, true>> = {
  "name-missing": true,
  "email-missing": true,
  "email-invalid": true,
  "phone-missing": true,
  "phone-invalid": true,
  "password-missing": true,
  "passwords-differ": true,
  "password-weak": true,
  "password-common": true,
  "code-missing": true,
  "too-long": true,
}

const forms: Readonly<Record<AccountFormName, true>> = {
  register: true,
  login: true,
  forgot: true,
  newPassword: true,
  changePhone: true,
}

/** Distinguishes a form's fault from a fault of the same name elsewhere. */
const WireForm = z.object({ form: z.enum(namesOf(forms)) })
const WireRetry = z.object({ retryAt: wireInstant })
const WireCodeRefused = z.object({
  reason: z.enum(["wrong", "used", "too-many-tries", "expired"]),
  triesLeft: z.number(),
})
const entryKinds = ["missing", "too-long", "phone-missing", "phone-invalid"] as const
const WireEntry = z.object({ entry: z.enum(entryKinds) })
/** Fields of the address book by their names on the wire. */
const entryFields: Readonly<Record<string, string>> = {
  address: "add",
  building: "addtl",
  landmark: "lmark",
  cityName: "cnam",
  phone: "ph",
}

export const accountRefusals: RefusalCodecs<AccountRefusal> = {
  InvalidAccountForm: {
    encode: ({ issues, form = "register" }) =>
      issues.map(({ field, kind }) => ({ code: kind, field: fieldNames[field], data: { form } })),
    decode: (errors) => {
      const [{ data }] = errors
      const form = z.safeParse(WireForm, data)
      if (!form.success || !errors.every(({ code }) => isKind(code))) return null
      const issues = errors.map(({ code, field }) => ({ field: fieldNamed(field), kind: code as AccountIssueKind }))
      return new InvalidAccountForm({ issues, form: form.data.form })
    },
  },
  InvalidAddressBookEntry: {
    encode: ({ issues }) =>
      issues.map(({ field, kind }) => ({
        code: "invalid-entry",
        field: entryFields[field] ?? field,
        data: z.encode(WireEntry, { entry: kind }),
      })),
    decode: (errors) => {
      if (!errors.every(({ code }) => code === "invalid-entry")) return null
      const issues = errors.map(({ field = "", data }): AddressBookIssue => {
        const read = z.safeParse(WireEntry, data)
        const [name] = Object.entries(entryFields).find(([, wire]) => wire === field) ?? [field]
        return { field: name, kind: read.success ? read.data.entry : "missing" }
      })
      return new InvalidAddressBookEntry({ issues })
    },
  },
  SignInRefused: bareRefusal("sign-in-refused", SignInRefused),
  TooManySignIns: refusalWithData("too-many-sign-ins", WireRetry, TooManySignIns),
  CodeTooSoon: refusalWithData("code-too-soon", WireRetry, CodeTooSoon),
  CodeNotSent: bareRefusal("code-not-sent", CodeNotSent),
  CodeRefused: refusalWithData("code-refused", WireCodeRefused, CodeRefused, "code"),
  PasswordTokenRefused: bareRefusal("password-token-refused", PasswordTokenRefused, "token"),
  PasswordAskedAgain: bareRefusal("password-asked-again", PasswordAskedAgain, "password"),
  NotSignedIn: bareRefusal("sign-in-required", NotSignedIn),
  SocialSignInRefused: refusalWithData(
    "social-sign-in-refused",
    z.object({ reason: z.enum(["not-offered", "not-proved", "unreachable"]) }),
    SocialSignInRefused,
    "authenticationToken",
  ),
  AlreadyRegistered: bareRefusal("already-registered", AlreadyRegistered, "email"),
  AccountPartNotFound: bareRefusal("not-found", AccountPartNotFound, "id"),
  AddressBookFull: refusalWithData("address-book-full", z.object({ limit: z.number() }), AddressBookFull),
  ImageRefused: refusalWithData(
    "image-refused",
    z.object({ reason: z.enum(["not-an-image", "too-large"]) }),
    ImageRefused,
    wholeBody,
  ),
  BookingsUnderWay: {
    encode: ({ references }) => [{ code: "bookings-under-way", data: { bkrefs: [...references] } }],
    decode: ([{ code, data }]) => {
      const read = z.safeParse(z.object({ bkrefs: z.array(z.string()) }), data)
      return code === "bookings-under-way" && read.success
        ? new BookingsUnderWay({ references: read.data.bkrefs })
        : null
    },
  },
  CashInHand: refusalWithData("cash-in-hand", z.object({ held: z.array(wireMoney) }) as never, CashInHand),
  LastAdmin: bareRefusal("last-admin", LastAdmin, "id"),
}

const isKind = (code: string): code is AccountIssueKind => Object.hasOwn(kinds, code)

const fieldNamed = (wire: string | undefined): AccountField =>
  (Object.keys(fieldNames) as AccountField[]).find((field) => fieldNames[field] === wire) ?? "name"

function namesOf<Name extends string>(names: Readonly<Record<Name, true>>): [Name, ...Name[]] {
  return Object.keys(names) as [Name, ...Name[]]
}
