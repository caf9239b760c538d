import * as Effect from "effect/Effect"
import { defaultChoice, type NoticeChoice, settledChoice } from "../../notices/notice-choice.ts"
import type { NoticeChooser } from "../../ports/driven/changes/notice-choice.ts"
import { NoticeChoices } from "../../ports/driven/notice-choices.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { at, referenceNumber, sampleBooking } from "../sample-booking.ts"
import { conflictOf } from "./conflict-of.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const now = at("2026-11-21T05:00:00.000Z")
const reference = referenceNumber(1)
const quiet = settledChoice(defaultChoice, { onTheWay: [], atDoor: ["whatsapp"] })
const loud = settledChoice(defaultChoice, { failed: ["email", "sms", "push"] })

const booking: Change = { kind: "insertBooking", booking: { ...sampleBooking, reference }, ownerDigest: null }
const choose = (chooser: NoticeChooser, choice = quiet, before: NoticeChoice | null = null): Change => ({
  kind: "chooseNotices",
  chooser,
  before,
  choice,
  at: now,
})
const commit = Effect.fnUntraced(function* (...changes: readonly Change[]) {
  yield* (yield* UnitOfWork).commit(changes)
})
const kept = Effect.gen(function* () {
  const { ofBooking, ofAccount } = yield* NoticeChoices
  return [yield* ofBooking(reference), yield* ofAccount("amna")]
})

/** Which channels people chose for which notices. */
export const noticeChoicesContract: readonly DrivenCase<UnitOfWork | NoticeChoices>[] = [
  drivenCase(
    "keeps the last choice of an account and of a booking, apart",
    Effect.gen(function* () {
      expectEqual(yield* kept, [null, null])
      yield* commit(
        booking,
        choose({ reference }),
        choose({ accountId: "amna" }, loud),
        choose({ accountId: "yousef" }),
      )
      expectEqual(yield* kept, [quiet, loud])
      yield* commit(choose({ reference }, loud, quiet), choose({ accountId: "amna" }, quiet, loud))
      expectEqual(yield* kept, [loud, quiet])
    }),
  ),
  drivenCase(
    "refuses a choice that does not follow the last one",
    Effect.gen(function* () {
      const choosers = [{ reference }, { accountId: "amna" }]
      yield* commit(booking)
      for (const chooser of choosers) {
        expectEqual(yield* conflictOf(choose(chooser, quiet, loud)), "chooseNotices")
        yield* commit(choose(chooser, quiet))
        for (const before of [null, loud]) {
          expectEqual(yield* conflictOf(choose(chooser, loud, before)), "chooseNotices")
        }
      }
      expectEqual(yield* kept, [quiet, quiet])
    }),
  ),
  drivenCase(
    "forgets it with the account, and with the people of the booking",
    Effect.gen(function* () {
      yield* commit(booking, choose({ reference }), choose({ accountId: "amna" }))
      yield* commit({ kind: "eraseAccount", accountId: "amna", proved: { email: null, phone: null } })
      expectEqual(yield* kept, [quiet, null])
      yield* commit({ kind: "anonymiseBooking", booking: { ...sampleBooking, reference } })
      expectEqual(yield* kept, [null, null])
    }),
  ),
]
