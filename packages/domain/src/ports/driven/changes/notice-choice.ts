import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { NoticeChoice } from "../../../notices/notice-choice.ts"

/** Changes to people's choice of notices. */
export type NoticeChoiceChange =
  /** Replaces the previous choice, null for none. Conflicts if that has changed. */
  {
    readonly kind: "chooseNotices"
    readonly chooser: NoticeChooser
    readonly before: NoticeChoice | null
    readonly choice: NoticeChoice
    readonly at: Instant
  }

/** An account for all its bookings, or a booking for itself, chosen by whoever holds it. */
export type NoticeChooser = { readonly accountId: string } | { readonly reference: Reference }
