import { isWebAddress } from "./web-address.ts"

/** What Qatar's gateway answers to the form that the browser posts to it (section 7, "Payment"; D29). */
export interface FormAnswer {
  readonly status: number
  readonly targetUrl: string | null
  readonly payId: string | null
  /** What it says is wrong, in its own words. */
  readonly message: string | null
}

export type FormOutcome =
  | { readonly kind: "redirect"; readonly url: string }
  /** Something is shown, always: its own words, or 'Payment got failed.' where it has none (D29). */
  | { readonly kind: "refused"; readonly message: string | null }

/**
 * Where the browser goes after Qatar's form: with status 200 to the page of the bank, under the payment's id. Nothing is
 * paid by it; only the server's own inquiry says that (D28).
 *
 * @example outcomeOfForm({ status: 200, targetUrl: "https://bank.example/pay", payId: "7", message: null })
 * // { kind: "redirect", url: "https://bank.example/pay?paymentid=7" }
 */
export function outcomeOfForm({ status, targetUrl, payId, message }: FormAnswer): FormOutcome {
  if (status !== 200 || !targetUrl || !payId || !isWebAddress(targetUrl)) return { kind: "refused", message }
  const joint = targetUrl.includes("?") ? "&" : "?"
  return { kind: "redirect", url: `${targetUrl}${joint}paymentid=${encodeURIComponent(payId)}` }
}
