import type { ServiceFailure } from "../ports/driving/service-failure.ts"
import type { PromoRefused } from "../promo/promo-errors.ts"
import type { PromoRefusal } from "../promo/promo-refusal.ts"

/** What the promo block says below its input; gone with the next key. */
export type PromoAlert =
  /** The booking changed after a promo: 'Enter promocode again!' */
  | { readonly kind: "enterAgain" }
  | { readonly kind: "promoRefused"; readonly refusal: PromoRefusal }
  | { readonly kind: "network" }
  | { readonly kind: "server"; readonly requestId: string | null }
  | { readonly kind: "refused"; readonly text: string }

/** Every failure of the call that applies a promo. */
export type PromoFailure = PromoRefused | ServiceFailure

/** The alert that a failed call becomes. An error of no known type is a bug of ours, worded as the server's. */
export function promoAlertOf(error: PromoFailure | Error): PromoAlert {
  if (!("_tag" in error)) return { kind: "server", requestId: null }
  switch (error._tag) {
    case "PromoRefused":
      return { kind: "promoRefused", refusal: error.refusal }
    case "NetworkFailure":
      return { kind: "network" }
    case "RequestRefused":
      return { kind: "refused", text: error.text }
    case "ServerFailure":
      return { kind: "server", requestId: error.requestId }
  }
}
