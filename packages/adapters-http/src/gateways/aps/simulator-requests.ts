import type { Fields } from "../simulated-bank/notifier.ts"
import type { ApsAccount } from "./simulator-account.ts"
import { isSignedByShop } from "./simulator-signature.ts"

/** What each command must bring, and what it may; whatever else comes is refused, as it might be misread. */
const parameters: Readonly<Record<string, { readonly must: readonly string[]; readonly may: readonly string[] }>> = {
  PURCHASE: {
    must: ["amount", "currency", "customer_email", "token_name", "customer_ip", "return_url"],
    may: ["device_fingerprint", "eci"],
  },
  AUTHORIZATION: {
    must: ["amount", "currency", "customer_email", "token_name", "customer_ip", "return_url"],
    may: ["device_fingerprint", "eci"],
  },
  CAPTURE: { must: ["amount", "currency"], may: ["fort_id", "order_description"] },
  VOID_AUTHORIZATION: { must: [], may: ["fort_id", "order_description"] },
  REFUND: { must: ["amount", "currency"], may: ["fort_id", "maintenance_reference", "order_description"] },
  CHECK_STATUS: { must: [], may: ["fort_id", "return_third_party_response_codes"] },
}
const always = ["access_code", "merchant_identifier", "merchant_reference", "language", "signature"]

/** What is wrong with a request before anything is done, as a code. */
export function faultOfRequest(account: ApsAccount, command: string, asked: Fields): string | null {
  const known = Object.hasOwn(parameters, command) ? parameters[command] : undefined
  if (known === undefined) return "00004"
  if (asked.access_code !== account.accessCode || asked.merchant_identifier !== account.merchantId) return "00010"
  if (!isSignedByShop(asked, account.requestPhrase, account.shaType)) return "00008"
  const name = command === "CHECK_STATUS" ? "query_command" : "command"
  const must = [...always, name, ...known.must]
  if (must.some((field) => !asked[field])) return "00001"
  if (Object.keys(asked).some((field) => !must.includes(field) && !known.may.includes(field))) return "00002"
  if (!/^[A-Za-z0-9_.-]{1,40}$/.test(asked.merchant_reference ?? "")) return "00002"
  if (asked.amount !== undefined && !/^[1-9]\d{0,9}$/.test(asked.amount)) return "00005"
  if (asked.currency !== undefined && !["AED", "QAR"].includes(asked.currency)) return "00013"
  return null
}

/** What the fields that a shop may fill as it likes may hold, as the gateway's own reference says. */
const extras: Readonly<Record<string, RegExp>> = {
  merchant_extra: /^[A-Za-z0-9 .;/_,'@-]{1,999}$/,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`merchant_extra${number}`, /^[A-Za-z0-9 .;/_,'@-]{1,250}$/])),
}

/** Whether a shop's own fields of a form are such as the gateway brings back as they came. */
export const areExtrasRight = (fields: Fields): boolean =>
  Object.entries(extras).every(([name, pattern]) => fields[name] === undefined || pattern.test(fields[name]))
