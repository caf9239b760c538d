import type { ServiceFailure } from "../ports/driving/service-failure.ts"
import type { PromoRefused } from "../promo/promo-errors.ts"
import type { PromoRefusal } from "../promo/promo-refusal.ts"

/** The message below the promo input; cleared by the next key press. */
export type PromoAlert =
  /** The booking changed after a promo was applied: 'Enter promocode again!' */
  | { readonly kind: "enterAgain" }
  | { readonly kind: "promoRefused"; readonly refusal: PromoRefusal }
  | { readonly kind: "network" }
  | { readonly kind: "server"; readonly requestId: string | null }
  | { readonly kind: "refused"; readonly text: string }

/** Every failure of the call that applies a promo. */
export type PromoFailure = PromoRefused | ServiceFailure

/** The alert for a failed call. An error of unknown type is our bug, shown as a server error. */
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
