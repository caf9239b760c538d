import { randomInt, randomUUID } from "node:crypto"
import type { ProductServer } from "./product-server.ts"

/** Somebody whom nobody has met before. */
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

/** A product knows the people of one process: phones that are counted are never the same, as random ones are one day. */
function nextPhone(): string {
  phones += 1
  return `050 222 ${1000 + phones}`
}

/** An address of his own in the network, because calls are counted by it: one test does not use up another's. */
export const ownAddress = (): Readonly<Record<string, string>> => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
})

/** Makes him an account, as a program would, with his e-mail proved. */
export async function signUp({ url }: ProductServer, { name, email, phone, password }: Person): Promise<void> {
  const headers = { "content-type": "application/json", ...ownAddress() }
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`No account was made: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }
  const phoneNumber = `+971${phone.replace(/\D/g, "").slice(1)}`
  const { challenge } = await post("/v1.0/user/register", { name, email, phoneNumber, password, country: "UAE" })
  const code = await codeFor({ url }, email)
  await post("/v1.0/auth/number", { challengeId: challenge.challengeId, purpose: "register", code })
}

/** The last code that went to this phone or e-mail. */
export async function codeFor({ url }: Pick<ProductServer, "url">, to: string): Promise<string> {
  const headers = { accept: "application/json" }
  const answer = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`, { headers })
  const [message] = (await answer.json()).data as readonly { readonly text: string }[]
  const code = /(?<![\d+:-])\d{4}(?!\d)/.exec(message?.text ?? "")?.[0]
  if (code === undefined) throw new Error(`No code went to ${to}`)
  return code
}

/** A code that is not this one. */
export const anotherCode = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
