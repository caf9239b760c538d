/** 'Invalid reference number', 'Error: Network Error', 'Please Contact {product} Support …', 'Something went wrong'. */
export type TrackingTrouble = "invalid" | "networkError" | "contactSupport" | "somethingWrong"

type FailedLookUp =
  | { readonly _tag: "BookingNotFound" | "NetworkFailure" }
  | { readonly _tag: "ServerFailure"; readonly isUnreadable?: true }

/**
 * The message for a tracking look-up without a result (sections 2 and 8). An unknown reference is wrong. An unusable
 * answer, such as one with an unknown status, refers to support. A server failure says nothing about the booking, and
 * it is asked again.
 */
export function trackingTrouble(failure: FailedLookUp): TrackingTrouble {
  if (failure._tag !== "ServerFailure") return failure._tag === "BookingNotFound" ? "invalid" : "networkError"
  return failure.isUnreadable ? "contactSupport" : "somethingWrong"
}

/** A reference field with nothing but blanks: 'Enter your booking reference number to track your booking.' (section 5). */
export const isReferenceMissing = (typed: string): boolean => typed.trim() === ""
