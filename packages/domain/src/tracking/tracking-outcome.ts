/** 'Invalid reference number', 'Error: Network Error', 'Please Contact {product} Support …', 'Something went wrong'. */
export type TrackingTrouble = "invalid" | "networkError" | "contactSupport" | "somethingWrong"

type FailedLookUp =
  | { readonly _tag: "BookingNotFound" | "NetworkFailure" }
  | { readonly _tag: "ServerFailure"; readonly isUnreadable?: true }

/**
 * What a look-up of tracking that found nothing comes to (sections 2 and 8): a reference that nobody knows is wrong; a
 * result of which nothing can be used, such as a status that nobody here knows, sends to the support; a server that broke
 * has nothing to say of this booking, and is asked again.
 */
export function trackingTrouble(failure: FailedLookUp): TrackingTrouble {
  if (failure._tag !== "ServerFailure") return failure._tag === "BookingNotFound" ? "invalid" : "networkError"
  return failure.isUnreadable ? "contactSupport" : "somethingWrong"
}

/** A reference field with nothing but blanks: 'Enter your booking reference number to track your booking.' (section 5). */
export const isReferenceMissing = (typed: string): boolean => typed.trim() === ""
