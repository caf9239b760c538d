import type { RunningProduct } from "./running-product.ts"

/** A person with an account, as a program has it: all his requests carry `headers`. */
export interface SignedUp {
  readonly id: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly headers: { readonly token: string }
}

let people = 0

/** Registers a new person, whose e-mail is proved by the code in the mailbox. */
export const signUp = (product: RunningProduct, name = "Amna Al Marri"): Promise<SignedUp> => {
  const person = newPerson(name)
  return signedUp(product, person, person.email)
}

/** Registers somebody who proves only his phone: the e-mail may be another's. */
export const signUpByPhone = (product: RunningProduct, email: string): Promise<SignedUp> => {
  const person = { ...newPerson("Yousef Haddad"), email }
  return signedUp(product, person, person.phoneNumber)
}

function newPerson(name: string) {
  people += 1
  return {
    name,
    email: `customer-${people}@example.com`,
    phoneNumber: `+97150${String(3_000_000 + people)}`,
    password: `kestrel-${people}!`,
  }
}

async function signedUp(
  product: RunningProduct,
  person: ReturnType<typeof newPerson>,
  proved: string,
): Promise<SignedUp> {
  const begun = await product.call("POST", "/v1.0/user/register", {
    body: { ...person, registerType: "normal", country: "UAE", deviceToken: "null", channel: "C2C" },
  })
  const entry = { challengeId: begun.body.data.challenge.challengeId, code: await codeFor(product, proved) }
  const { body } = await product.call("POST", "/v1.0/auth/number", { body: { ...entry, purpose: "register" } })
  const { user, auth } = body.data
  return {
    id: user.id,
    email: person.email,
    phone: person.phoneNumber,
    password: person.password,
    headers: { token: auth.token },
  }
}

/** The header with which a program is signed in. */
export async function signIn(product: RunningProduct, email: string, password: string): Promise<SignedUp["headers"]> {
  const { body } = await product.call("POST", "/v1.0/auth/login", { body: { email, password } })
  return { token: body.data.auth.token }
}

/** A person with an approved company of his own, in the U.A.E. */
export async function signUpCompany(product: RunningProduct, admin: SignedUp["headers"]): Promise<SignedUp> {
  const owner = await signUp(product)
  await registerCompany(product, admin, owner)
  return owner
}

/** Registers a person's company, which an admin approves. */
export async function registerCompany(
  product: RunningProduct,
  admin: SignedUp["headers"],
  owner: SignedUp,
  contact = { contact: "Amna", email: "shop@example.com", phn: "+97142345678" },
): Promise<void> {
  const registration = { dom: "AE", trn: String(100_000_000_000_000 + people), name: "Shop", ...contact }
  const { body } = await product.call("POST", "/v1.0/corporate/register", {
    body: registration,
    headers: owner.headers,
  })
  const { id, version } = body.data.company
  const decision = { body: { state: "approved", limit: 0, version }, headers: admin }
  await product.call("POST", `/v1.0/corporate/companies/${id}/decision`, decision)
}

/** The last code sent to this phone or e-mail. */
export async function codeFor(product: RunningProduct, to: string): Promise<string> {
  const [message] = await messagesFor(product, to)
  return /(?<![\d+:-])\d{4}(?!\d)/.exec(message?.text ?? "")?.[0] ?? "no code"
}

/** The messages to this phone or e-mail, the newest first; to anybody without one. */
export async function messagesFor(
  product: RunningProduct,
  to = "",
): Promise<readonly { readonly to: string; readonly subject?: string; readonly text: string }[]> {
  const path = `/dev/mailbox?to=${encodeURIComponent(to)}`
  const { body } = await product.call("GET", path, { headers: { accept: "application/json" } })
  return body.data
}
