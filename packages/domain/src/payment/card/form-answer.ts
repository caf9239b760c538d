import { isWebAddress } from "../web-address.ts"

/** The answer of Qatar's gateway to the form that the browser posts to it (section 7, "Payment"; D29). */
export interface FormAnswer {
  readonly status: number
  readonly targetUrl: string | null
  readonly payId: string | null
  /** The error in the gateway's own words. */
  readonly message: string | null
}

export type FormOutcome =
  | { readonly kind: "redirect"; readonly url: string }
  /** A message is always shown: the gateway's, or 'Payment got failed.' if there is none (D29). */
  | { readonly kind: "refused"; readonly message: string | null }

/**
 * Where the browser goes after Qatar's form: with status 200 to the bank's page, with the payment's id. This does not
 * mean that anything is paid; only the server's own inquiry tells (D28).
 *
 * @example outcomeOfForm({ status: 200, targetUrl: "https://bank.example/pay", payId: "7", message: null })
 * // { kind: "redirect", url: "https://bank.example/pay?paymentid=7" }
 */
export function outcomeOfForm({ status, targetUrl, payId, message }: FormAnswer): FormOutcome {
  if (status !== 200 || !targetUrl || !payId || !isWebAddress(targetUrl)) return { kind: "refused", message }
  const joint = targetUrl.includes("?") ? "&" : "?"
  return { kind: "redirect", url: `${targetUrl}${joint}paymentid=${encodeURIComponent(payId)}` }
}
