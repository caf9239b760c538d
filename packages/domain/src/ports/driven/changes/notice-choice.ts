import type { Reference } from "../../../booking/order/reference.ts"
import type { Instant } from "../../../calendar/zone.ts"
import type { NoticeChoice } from "../../../notices/notice-choice.ts"

/** What is written of by what people are told. */
export type NoticeChoiceChange =
  /** In the place of what was chosen before, null where nothing was; a conflict where that is no longer so. */
  {
    readonly kind: "chooseNotices"
    readonly chooser: NoticeChooser
    readonly before: NoticeChoice | null
    readonly choice: NoticeChoice
    readonly at: Instant
  }

/** Somebody for all his bookings, or whoever holds one booking for that one. */
export type NoticeChooser = { readonly accountId: string } | { readonly reference: Reference }
