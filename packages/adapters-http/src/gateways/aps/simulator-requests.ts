import type { Fields } from "../simulated-bank/notifier.ts"
import type { ApsAccount } from "./simulator-account.ts"
import { isSignedByShop } from "./simulator-signature.ts"

/**
 * The required and the allowed parameters of each command. Any other parameter is refused, because it might be misread.
 */
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

/** What is wrong with a request, as a code, checked before anything is done. */
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

/** The allowed form of the fields that a shop may fill freely, according to the gateway's reference. */
const extras: Readonly<Record<string, RegExp>> = {
  merchant_extra: /^[A-Za-z0-9 .;/_,'@-]{1,999}$/,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`merchant_extra${number}`, /^[A-Za-z0-9 .;/_,'@-]{1,250}$/])),
}

/** Whether the gateway returns a form's free fields unchanged. */
export const areExtrasRight = (fields: Fields): boolean =>
  Object.entries(extras).every(([name, pattern]) => fields[name] === undefined || pattern.test(fields[name]))
