import type { BookedWindow } from "../booking/booking.ts"
import type { CancellationTerms } from "../booking/change/cancellation-policy.ts"
import type { Money } from "../money/money.ts"
import type { CancelReason, FailReason, HoldReason } from "./command-reason.ts"
import type { Proof } from "./proof.ts"

/** The commands for an accepted booking (D31, D34). */
export type DeliveryCommand =
  /** A payment has succeeded. `honours` is false if the booking can no longer be served (D16). */
  | { readonly type: "settle"; readonly amount: Money; readonly honours: boolean }
  /** An order held for a card is paid to the driver instead (D16). */
  | { readonly type: "promiseCash" }
  /** The hold for its payment was released. */
  | { readonly type: "expire" }
  /** Assigns a driver, or another one. */
  | { readonly type: "assign"; readonly driver: string }
  /** The assigned driver does not carry it; another one will. */
  | { readonly type: "unassign" }
  /** Nothing proceeds until the desk decides: by a release, other windows, or a cancellation. */
  | { readonly type: "hold"; readonly reason: HoldReason }
  | { readonly type: "release" }
  /**
   * Other windows; null leaves the pick-up window as it is, and so does a collected parcel. `costBefore` is the
   * previous price if an owner's change altered it; older events lack it.
   */
  | {
      readonly type: "reschedule"
      readonly pickupWindow: BookedWindow | null
      readonly deliveryWindow: BookedWindow
      readonly costBefore?: Money | undefined
    }
  /** `terms` are the fee and the refund, as told with it; older events lack them. */
  | { readonly type: "cancel"; readonly reason: CancelReason; readonly terms?: CancellationTerms | undefined }
  /**
   * A refund. `corrects` is the part that was paid beyond the price and is not due again (D37); true means all of it.
   */
  | { readonly type: "refund"; readonly amount: Money; readonly corrects?: true | Money | undefined }
  /** The driver sets off: to the pick-up, or with the parcel to the drop-off. */
  | { readonly type: "start" }
  /** He is at the stop he set off for. */
  | { readonly type: "arrive" }
  | { readonly type: "collect" }
  | { readonly type: "fail"; readonly reason: FailReason }
  /** The parcel is handed over: to the recipient, or back to the sender. */
  | { readonly type: "deliver"; readonly proof: Proof }
  | { readonly type: "takeCash"; readonly amount: Money }

export type CommandType = DeliveryCommand["type"]
