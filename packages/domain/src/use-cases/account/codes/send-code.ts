import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { CodeNotSent, CodeTooSoon, TooManyCodes } from "../../../account/account-errors.ts"
import { codeOfDraw } from "../../../account/sign-in/code-draw.ts"
import {
  type CodeChannel,
  type CodePurpose,
  type CodeRules,
  codeText,
  type SentCode,
} from "../../../account/sign-in/one-time-code.ts"
import type { PendingRegistration } from "../../../account/sign-in/pending-registration.ts"
import type { CodeSent } from "../../../account/sign-in/sign-in.ts"
import type { Accounts } from "../../../ports/driven/accounts.ts"
import type { CodeDelivery, StoredChallenge } from "../../../ports/driven/changes/account/codes.ts"
import { Digest } from "../../../ports/driven/digest.ts"
import { IdSource } from "../../../ports/driven/id-source.ts"
import { MessageSender } from "../../../ports/driven/messages.ts"
import { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import { Product } from "../../../ports/driven/product.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import type { Caller } from "../../caller.ts"
import { addressCalled, addressOf } from "../../market-address.ts"
import { onFreshState } from "../fresh-state.ts"
import { browserOf } from "../identity.ts"
import { codeMessage, sendLater } from "../letters.ts"
import { countedSending } from "./counted-sending.ts"

/** A message that is to be sent. */
export interface RequestedDelivery extends CodeDelivery {
  /**
   * The account that its code is to open, of a reset. All that open one account have one code: it does not matter which
   * was read, and two would double the chance of each guess at that account.
   */
  readonly opens?: string
}

/** A challenge to be made. */
export interface CodeRequest {
  readonly purpose: CodePurpose
  /**
   * Where codes go. The first must be allowed by the caps and be sent. Others that cannot be sent are skipped silently,
   * because a message would reveal what the account contains.
   */
  readonly deliveries: readonly [RequestedDelivery, ...RequestedDelivery[]]
  readonly accountId: string | null
  readonly pending?: PendingRegistration | null
  /** The channels reported in the answer: the same for an e-mail without an account. */
  readonly channels: readonly CodeChannel[]
  /** The challenge that this one replaces; its codes become invalid. */
  readonly replaces?: string | null
  /** Changes written together with it; computed again after a conflict. */
  readonly alongside?: Effect.Effect<readonly Change[], never, Accounts>
}

/**
 * Makes a challenge, counts it against the caps (D26) and sends its codes. The answer waits for the e-mail but not for
 * an SMS beside it, because its time would tell whether an account has a phone. Fails with `CodeTooSoon`
 * or `TooManyCodes` before anything is written, and with `CodeNotSent` when the message was not sent.
 */
export const sendCode = Effect.fn("sendCode")(function* (request: CodeRequest, caller: Caller) {
  const { codeRules } = yield* Product
  const { challengeId, outgoing } = yield* onFreshState(storedChallenge(request, caller, codeRules))
  const [awaited, ...others] = outgoing
  const address = yield* request.pending ? addressOf(request.pending.market) : addressCalled(caller)
  for (const { delivery, code } of others)
    yield* sendLater(yield* codeMessage(delivery, code, caller.language, address))
  if (awaited) {
    const message = yield* codeMessage(awaited.delivery, awaited.code, caller.language, address)
    yield* (yield* MessageSender).send(message).pipe(Effect.mapError(() => new CodeNotSent()))
  }
  return { challengeId, channels: request.channels, length: codeRules.length } satisfies CodeSent
})

const storedChallenge = Effect.fnUntraced(function* (request: CodeRequest, caller: Caller, rules: CodeRules) {
  const now = yield* Clock.currentTimeMillis
  const challengeId = yield* (yield* IdSource).token
  const outgoing: { readonly delivery: RequestedDelivery; readonly code: string }[] = []
  const codes: SentCode[] = []
  const noted: Change[] = []
  for (const [index, delivery] of request.deliveries.entries()) {
    // A further message of a reset is sent only if there is an account, so its count must not be seen elsewhere.
    const isUnseen = request.purpose === "forgot" && index > 0
    const counted = { challengeId, purpose: request.purpose, delivery, isUnseen, beside: noted.length }
    const sending = yield* countedSending(counted, caller, now, rules)
    if (sending === null || (index > 0 && sending.refusal)) continue
    if (sending.refusal) {
      const { kind, retryAt } = sending.refusal
      return yield* kind === "too-soon" ? new CodeTooSoon({ retryAt }) : new TooManyCodes({ retryAt })
    }
    const others = outgoing.map((other) => other.code)
    const same = outgoing.find((other) => delivery.opens !== undefined && other.delivery.opens === delivery.opens)
    const code = same?.code ?? (yield* drawnCode(rules.length, others))
    noted.push({ kind: "noteCodeSent", sent: sending.sent })
    outgoing.push({ delivery, code })
    if (delivery.notice === "code") codes.push(yield* sealedCode(challengeId, request.purpose, delivery, code))
  }
  const stored: StoredChallenge = {
    challenge: { id: challengeId, purpose: request.purpose, codes, issuedAt: now, wrongTries: 0, isUsed: false },
    deliveries: request.purpose === "forgot" ? [storedDelivery(request.deliveries[0])] : request.deliveries,
    accountId: request.accountId,
    pending: request.pending ?? null,
    browser: yield* browserOf(caller),
  }
  yield* (yield* UnitOfWork).commit([
    ...noted,
    ...(yield* retiring(request.replaces ?? null)),
    { kind: "insertChallenge", stored },
    ...(yield* request.alongside ?? Effect.succeed([])),
  ])
  return { challengeId, outgoing }
})

/** Marks a challenge as used; nothing if it was. */
const retiring = Effect.fnUntraced(function* (challengeId: string | null) {
  const stored = challengeId === null ? null : yield* (yield* OneTimeCodes).find(challengeId)
  if (!stored || stored.challenge.isUsed) return []
  const { challenge } = stored
  const retired: Change = {
    kind: "judgeChallenge",
    challenge: { ...challenge, isUsed: true },
    wrongTriesBefore: challenge.wrongTries,
  }
  return [retired]
})

/** Without the account that it opens, which the code itself names. */
const storedDelivery = ({ channel, destination, notice }: RequestedDelivery): CodeDelivery => ({
  channel,
  destination,
  notice,
})

const sealedCode = Effect.fnUntraced(function* (
  challengeId: string,
  purpose: CodePurpose,
  { channel, destination, opens }: RequestedDelivery,
  code: string,
) {
  const digest = yield* (yield* Digest).seal(codeText(challengeId, purpose, channel, code))
  return { channel, destination, digest, accountId: opens ?? null } satisfies SentCode
})

/** Differs from the others: the code tells which of its destinations was read. */
const drawnCode = Effect.fnUntraced(function* (length: number, others: readonly string[]) {
  const ids = yield* IdSource
  let code: string | null = null
  while (code === null || others.includes(code)) code = codeOfDraw(yield* ids.numbersBelow32(length * 2), length)
  return code
})
