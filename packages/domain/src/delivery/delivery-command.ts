import type { BookedWindow } from "../booking/booking.ts"
import type { CancellationTerms } from "../booking/change/cancellation-policy.ts"
import type { Money } from "../money/money.ts"
import type { CancelReason, FailReason, HoldReason } from "./command-reason.ts"
import type { Proof } from "./proof.ts"

/** What somebody may ask of a booking once it has been accepted (D31, D34). */
export type DeliveryCommand =
  /** A payment has succeeded. `honours` is false where the booking can no longer be served (D16). */
  | { readonly type: "settle"; readonly amount: Money; readonly honours: boolean }
  /** What is held for a card is paid to the driver instead (D16). */
  | { readonly type: "promiseCash" }
  /** What was held for the payment has been given back. */
  | { readonly type: "expire" }
  /** A driver is given to it, or another one. */
  | { readonly type: "assign"; readonly driver: string }
  /** The driver it was given to does not carry it; another one will. */
  | { readonly type: "unassign" }
  /** Nothing goes on until somebody at the desk lets it: by a release, other windows, or a cancellation. */
  | { readonly type: "hold"; readonly reason: HoldReason }
  | { readonly type: "release" }
  /**
   * Other windows; null leaves the pick-up's as it is, and so does a parcel that has been collected. `costBefore` is what it
   * cost until then, where an owner's change made another price of it; older ones are without.
   */
  | {
      readonly type: "reschedule"
      readonly pickupWindow: BookedWindow | null
      readonly deliveryWindow: BookedWindow
      readonly costBefore?: Money | undefined
    }
  /** `terms` are what is kept and what goes back, as it was told with it; older ones are without. */
  | { readonly type: "cancel"; readonly reason: CancelReason; readonly terms?: CancellationTerms | undefined }
  /** Money goes back; `corrects` is what of it was paid beyond the price and is not due again (D37), true where all of it. */
  | { readonly type: "refund"; readonly amount: Money; readonly corrects?: true | Money | undefined }
  /** The driver sets off: to the pick-up, or with the parcel to the drop-off. */
  | { readonly type: "start" }
  /** He stands at the stop he set off for. */
  | { readonly type: "arrive" }
  | { readonly type: "collect" }
  | { readonly type: "fail"; readonly reason: FailReason }
  /** The parcel is handed over: to the recipient, or back to the sender. */
  | { readonly type: "deliver"; readonly proof: Proof }
  | { readonly type: "takeCash"; readonly amount: Money }

export type CommandType = DeliveryCommand["type"]
