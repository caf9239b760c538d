import { changeRefused } from "./change-refused.ts"
import { trackingSearch } from "./tracking-search.ts"

/** The API's refusals to owners of bookings. The search's sentence is from section 8. */
export const ownBookings = {
  slotFull: "This pick-up time is fully booked, please reselect the pickup date",
  costCentreRefused: "This booking cannot be made for a company.",
  noCompany: "You belong to no approved company for which you may book here.",
  chooseCostCentre: "Choose a cost centre that your company uses.",
  creditLimitReached: "Your company cannot owe more on its account.",
  creditLimitLeft: (left: string) => `${left} may still go on it. Pay otherwise, or pay the account first.`,
  inProgress:
    "This request is still being worked on. Send it once more in a few seconds, with the same Idempotency-Key.",
  notCancellable: "This booking can no longer be cancelled.",
  cancellationCosts: "What cancelling costs has changed.",
  cancellationCostsDetails: (fee: string, refund: string) =>
    `Cancelling now costs ${fee}, and ${refund} is refunded. Nothing has been cancelled yet: please confirm.`,
  changeRefused,
  changeCosts: "What this change costs has changed.",
  changeCostsDetails: (total: string) =>
    `The total would now be ${total}. Nothing has been changed yet: please confirm.`,
  changeUnpaid: "This change takes effect once its difference is paid.",
  changeUnpaidDetails: (amount: string) => `${amount} is to be paid.`,
  searchFailed: trackingSearch.invalid,
  searchFields: trackingSearch.fields,
} as const
