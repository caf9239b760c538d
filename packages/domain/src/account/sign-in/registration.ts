import { sanitise } from "../../booking/draft/text-sanitiser.ts"
import type { MarketId } from "../../market/market.ts"
import type { RegistrationForm } from "../account-forms.ts"
import { plainEmail } from "../email.ts"
import type { PhoneReader } from "../phone/phone-reader.ts"
import type { CustomerRole } from "../role.ts"
import { roleInFlow, type SignInFlow } from "./sign-in-flow.ts"

/** The request that makes an account (section 3, 'Registration payload'). */
export interface Registration {
  readonly name: string
  readonly email: string
  /** See `phoneToSend`. */
  readonly phone: string
  readonly password: string
  readonly role: CustomerRole
  readonly registerType: "normal"
  readonly country: RegistrationCountry
}

export type RegistrationCountry = "UAE" | "Qatar"

/** The country sent at registration follows the market (D4). */
export const countryNames: Readonly<Record<MarketId, RegistrationCountry>> = { AE: "UAE", QA: "Qatar" }

/** The market of an account made with this country. */
export const marketOfCountry = (country: RegistrationCountry): MarketId => (country === "Qatar" ? "QA" : "AE")

/** A phone as sent: E.164, or as typed if this reader cannot tell; then the server reads it. */
export function phoneToSend(phone: string, market: MarketId, readPhone: PhoneReader): string {
  const read = readPhone(phone, market)
  return read.ok ? read.e164 : phone
}

/** The registration from a form without issues, in this flow and market. The password stays exactly as typed. */
export const registrationOf = (
  { name, email, phone, password }: RegistrationForm,
  flow: SignInFlow,
  market: MarketId,
  readPhone: PhoneReader,
): Registration => ({
  name: sanitise(name).trim(),
  email: plainEmail(email),
  phone: phoneToSend(phone, market, readPhone),
  password,
  role: roleInFlow(flow),
  registerType: "normal",
  country: countryNames[market],
})
