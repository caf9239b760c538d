import { createHash, randomInt, randomUUID } from "node:crypto"
import type { MarketId } from "@mersal/domain/market/market"
import { test } from "@playwright/test"
import type { ProductServer } from "./product-server.ts"

/** A new person whom no test has met. */
export interface Person {
  readonly name: string
  readonly email: string
  /** As he types it. */
  readonly phone: string
  readonly password: string
}

export const newPerson = (name = "Amna Al Marri"): Person => ({
  name,
  email: `${randomUUID().slice(0, 8)}@example.com`,
  phone: nextPhone(),
  password: "kestrel7!moon",
})

let phones = 0

/** A product knows the people of one process only. Counted phones never repeat; random ones would one day. */
function nextPhone(): string {
  phones += 1
  return `050 222 ${1000 + phones}`
}

/**
 * The phone that this test's guest types. The server counts guest bookings by phone, thirty an hour. It depends only on
 * the test, so that it is always the same, and begins with digits that no counted phone has.
 */
export function ownPhone(market: MarketId): string {
  const digest = createHash("sha256").update(test.info().testId).digest()
  const digits = String(digest.readUInt32BE() % 10_000_000).padStart(7, "0")
  return `${market === "AE" ? "055 " : "5"}${digits.slice(0, 3)} ${digits.slice(3)}`
}

/** A phone of the U.A.E. as screens show it. */
export const shownPhone = (typed: string): string => `+971 ${typed.slice(1)}`

/** The same as it is sent. */
export const sentPhone = (typed: string): string => shownPhone(typed).replaceAll(" ", "")

/** A network address per test, because calls are counted by it and one test must not use up another's. */
export const ownAddress = (): Readonly<Record<string, string>> => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

/** Creates an account for the person through the API, with a confirmed e-mail. */
export async function signUp({ url }: ProductServer, { name, email, phone, password }: Person): Promise<void> {
  const headers = { "content-type": "application/json", ...ownAddress() }
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`No account was made: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }
  const { challenge } = await post("/v1.0/user/register", {
    name,
    email,
    phoneNumber: sentPhone(phone),
    password,
    country: "UAE",
  })
  const code = await codeFor({ url }, email)
  await post("/v1.0/auth/number", { challengeId: challenge.challengeId, purpose: "register", code })
}

/** The last code that was sent to this phone or e-mail. */
export async function codeFor({ url }: Pick<ProductServer, "url">, to: string): Promise<string> {
  const headers = { accept: "application/json" }
  const answer = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`, { headers })
  const [message] = (await answer.json()).data as readonly { readonly text: string }[]
  const code = /(?<![\d+:-])\d{4}(?!\d)/.exec(message?.text ?? "")?.[0]
  if (code === undefined) throw new Error(`No code went to ${to}`)
  return code
}

/** A code that differs from this one. */
export const anotherCode = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
