import * as Result from "effect/Result"
import type { Customer } from "../../../account/customer.ts"
import type { AccountService } from "../../../ports/driving/account-service.ts"
import { at } from "../../sample-booking.ts"
import type { AccountStage } from "../account-stage.ts"
import { expectTrue, first, succeeded } from "../expectations.ts"

export const now = at("2026-11-21T11:00:00.000+04:00")
export const minute = 60_000
export const day = 24 * 60 * minute

export const amna = {
  name: "Amna Al Marri",
  email: "amna@example.com",
  phone: "+971501234567",
  password: "kestrel7!",
  role: "customer",
  registerType: "normal",
  country: "UAE",
} as const

export const yousef = { ...amna, name: "Yousef", email: "yousef@example.com", phone: "+971507654321" } as const

type Person = Omit<typeof amna, "email" | "phone" | "name" | "password"> & {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

/** One browser's account port. It has asked who is signed in, as every page does, so it has its guest cookie. */
export async function browserOf(stage: AccountStage, name: string): Promise<AccountService> {
  const { account } = stage.services(name)
  await account.session()
  return account
}

/** The code in the newest message to somebody. */
export async function codeTo(stage: AccountStage, destination: string): Promise<string> {
  const text = first(await stage.messagesTo(destination), `message to ${destination}`)
  const [code] = aCode.exec(text) ?? []
  if (code === undefined) throw new Error(`No code in: ${text}`)
  return code
}

/** Four digits that do not belong to a phone, a port or a longer number. */
export const aCode = /(?<![\d+:])\d{4}(?!\d)/

export const registered = (stage: AccountStage, browser: string, person: Person = amna) =>
  registeredWith(stage, browser, person, person.email)

/** Has proved the phone alone: the e-mail may be anybody's. */
export const registeredByPhone = (stage: AccountStage, browser: string, person: Person) =>
  registeredWith(stage, browser, person, person.phone)

async function registeredWith(stage: AccountStage, browser: string, person: Person, proved: string) {
  const account = await browserOf(stage, browser)
  const { challenge } = succeeded(await account.register(person))
  const code = await codeTo(stage, proved)
  const answer = succeeded(await account.verifyCode({ challengeId: challenge.challengeId, purpose: "register", code }))
  if (answer.kind !== "signedIn") throw new Error(`It was ${answer.kind}`)
  return { account, customer: answer.customer }
}

export const signIn = (account: AccountService, person: Person = amna, password: string = person.password) =>
  account.signIn({ email: person.email, password, role: "customer" })

export const whoIs = async (account: AccountService): Promise<Customer | null> => succeeded(await account.session())
export const begin = (stage: AccountStage) => stage.setNow(now)

/** The action is not permitted; the server's HTTP layer refuses it before the use case runs. */
export function notPermitted(answer: Result.Result<unknown, { readonly _tag: string }>): void {
  const isRefused = Result.isFailure(answer) && ["NotSignedIn", "RequestRefused"].includes(answer.failure._tag)
  expectTrue(isRefused, "it is refused")
}

export async function adminOf(stage: AccountStage): Promise<AccountService> {
  const token = await stage.firstAdmin("admin@example.com")
  if (token === null) throw new Error("The command made no admin")
  const account = await browserOf(stage, "admins")
  succeeded(await account.setPassword({ token, password: "falcons8!" }))
  return account
}

export const address = {
  id: "",
  label: "Home",
  address: "Dubai Marina, Dubai",
  building: " Villa 12 🏡 ",
  landmark: "",
  cityName: "Dubai",
  position: { lat: 25.0805, lon: 55.1403 },
}
