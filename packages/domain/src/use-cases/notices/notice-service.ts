import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { defaultChoice, type NoticeChoice, noticeChannels, settledChoice } from "../../notices/notice-choice.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { NoticeChooser } from "../../ports/driven/changes/notice-choice.ts"
import { MessageSender, PushSender } from "../../ports/driven/messages.ts"
import { NoticeChoices } from "../../ports/driven/notice-choices.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { NoticeService, NoticeSettings, NoticeWish } from "../../ports/driving/notice-service.ts"
import type { OwnBookingRequest } from "../../ports/driving/own-booking-service.ts"
import { reachedBooking } from "../access.ts"
import { onFreshState } from "../account/fresh-state.ts"
import { accountOf } from "../account/identity.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"

/** A booking's choice of notices: its own, otherwise its account's, otherwise everything. */
export const choiceFor = Effect.fnUntraced(function* ({
  booking: { reference },
  accountId,
}: Pick<StoredBooking, "booking" | "accountId">) {
  const own = yield* (yield* NoticeChoices).ofBooking(reference)
  return own ?? (yield* choiceForAll(accountId))
})

const choiceForAll = Effect.fnUntraced(function* (accountId: string | null) {
  return (accountId === null ? null : yield* (yield* NoticeChoices).ofAccount(accountId)) ?? defaultChoice
})

const settings = Effect.fnUntraced(function* (choice: NoticeChoice) {
  const { hasWhatsapp } = yield* MessageSender
  const { publicKey } = yield* PushSender
  const isOffered = { email: true, sms: true, whatsapp: hasWhatsapp, push: publicKey !== null }
  return { choice, offered: noticeChannels.filter((channel) => isOffered[channel]) } satisfies NoticeSettings
})

/**
 * Stores a choice, or conflicts if the customer has chosen, or erased his account, since.
 *
 * @param before his last choice, null if there is none
 * @param basis what applies until he chooses
 */
const keep = Effect.fnUntraced(function* (
  chooser: NoticeChooser,
  before: NoticeChoice | null,
  basis: NoticeChoice,
  wish: Partial<NoticeChoice>,
) {
  const at = yield* Clock.currentTimeMillis
  const choice = settledChoice(before ?? basis, wish)
  const kept: readonly Change[] = "accountId" in chooser ? [{ kind: "keepAccount", accountId: chooser.accountId }] : []
  yield* (yield* UnitOfWork).commit([{ kind: "chooseNotices", chooser, before, choice, at }, ...kept])
  return yield* settings(choice)
})

const accountChoice = Effect.fn("accountChoice")(function* (caller: Caller) {
  const { id } = yield* accountOf(caller)
  return yield* settings(yield* choiceForAll(id))
})

const chooseForAccount = Effect.fn("chooseForAccount")(function* ({ wish }: NoticeWish, caller: Caller) {
  return yield* onFreshState(choosingForAll(caller, wish))
})

/** An account's new choice; choices for other events made meanwhile elsewhere are kept. */
const choosingForAll = Effect.fnUntraced(function* (caller: Caller, wish: Partial<NoticeChoice>) {
  const { id: accountId } = yield* accountOf(caller)
  const before = yield* (yield* NoticeChoices).ofAccount(accountId)
  return yield* keep({ accountId }, before, defaultChoice, wish)
})

const bookingChoice = Effect.fn("bookingChoice")(function* (request: OwnBookingRequest, caller: Caller) {
  const { stored } = yield* reachedBooking("change-booking", request, caller)
  return yield* settings(yield* choiceFor(stored))
})

const chooseForBooking = Effect.fn("chooseForBooking")(function* (
  { wish, ...named }: OwnBookingRequest & NoticeWish,
  caller: Caller,
) {
  const { stored } = yield* reachedBooking("change-booking", named, caller)
  return yield* onFreshState(choosingFor(stored, wish))
})

const choosingFor = Effect.fnUntraced(function* (
  { booking: { reference }, accountId }: StoredBooking,
  wish: Partial<NoticeChoice>,
) {
  const before = yield* (yield* NoticeChoices).ofBooking(reference)
  return yield* keep({ reference }, before, yield* choiceForAll(accountId), wish)
})

type Run = RunFor<typeof accountChoice | typeof chooseForAccount | typeof bookingChoice | typeof chooseForBooking>

/** The notices port, for one caller. */
export const noticeService = (run: Run, caller: Caller): NoticeService => ({
  choice: (_, options) => run(accountChoice(caller), options),
  choose: (request) => run(chooseForAccount(request, caller)),
  bookingChoice: (request, options) => run(bookingChoice(request, caller), options),
  chooseForBooking: (request) => run(chooseForBooking(request, caller)),
})
