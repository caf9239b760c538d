import type { EndpointRow, LimitName } from "@mersal/adapters-http/contract/endpoint-row"
import { networkOf } from "@mersal/domain/account/sign-in/network"
import type { Caller } from "@mersal/domain/use-cases/caller"
import type { RateLimiter, TakenCall } from "./rate-limits.ts"

/** How a call ended: it did something, it repeated the answer of an earlier call, or nothing was done. */
export type CallEnd = "done" | "replayed" | "refused"

/** A limit for calls that count or not depending on how they end. */
interface LimitByEnd {
  readonly name: LimitName
  readonly whose: string
  readonly counts: (end: CallEnd) => boolean
}

/** What a call has taken of its limits until it ends. */
export interface CallByEnd {
  /** 0 if the call may go on, otherwise the seconds until the next one may; then nothing is taken. */
  readonly seconds: number
  readonly end: (how: CallEnd) => Promise<void>
}

/** @param principal the calling account or browser, otherwise the address */
export async function takeByEnd<Wanted>(
  limiter: RateLimiter,
  row: EndpointRow<Wanted, unknown>,
  request: Wanted,
  caller: Caller,
  principal: string,
): Promise<CallByEnd> {
  const taken: (TakenCall & LimitByEnd)[] = []
  const end = async (how: CallEnd): Promise<void> => {
    for (const { counts, giveBack } of taken) if (!counts(how)) await giveBack()
  }
  for (const limit of limitsByEnd(row, request, caller, principal)) {
    const call = await limiter.take(limit.name, limit.whose)
    if (call.seconds > 0) {
      for (const { giveBack } of taken) await giveBack()
      return { seconds: call.seconds, end }
    }
    taken.push({ ...call, ...limit })
  }
  return { seconds: 0, end }
}

function* limitsByEnd<Wanted>(
  { guestLimit, contactLimits = [], tellingLimit }: EndpointRow<Wanted, unknown>,
  request: Wanted,
  caller: Caller,
  principal: string,
): Generator<LimitByEnd> {
  if (guestLimit && caller.actor.type === "guest")
    yield { name: guestLimit.name, whose: guestLimit.of(request), counts: (end) => end === "done" }
  for (const { ofGuests, ofAccount, contact } of contactLimits) {
    const to = contact(request)
    const counts = (end: CallEnd) => end === "done"
    if (to === "") continue
    if (caller.actor.type === "guest") yield { name: ofGuests, whose: to, counts }
    else yield { name: ofAccount, whose: `${principal}|${to}`, counts }
  }
  if (tellingLimit?.tells(request)) {
    const counts = (end: CallEnd) => end === "refused"
    yield { name: tellingLimit.byAddress, whose: networkOf(caller.address), counts }
    yield { name: tellingLimit.byCaller, whose: principal, counts }
  }
}
