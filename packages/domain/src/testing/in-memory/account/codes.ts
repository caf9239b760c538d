import type { CodeCap } from "../../../account/sign-in/one-time-code.ts"
import type { CodeChange, CodeSending, Counter } from "../../../ports/driven/changes/account/codes.ts"
import type { OneTimeCodes } from "../../../ports/driven/one-time-codes.ts"
import { type Applying, isNew } from "../tables.ts"
import { type AccountTables, readingOf } from "./account-tables.ts"

/** Codes, how many were sent and tried, and tickets. */
export const applyingCodes: Applying<CodeChange, AccountTables> = {
  insertChallenge: ({ challenges }, { stored }) => isNew(challenges, stored.challenge.id, stored),
  judgeChallenge({ challenges }, { challenge, wrongTriesBefore }) {
    const stored = challenges.get(challenge.id)
    if (!stored || stored.challenge.isUsed || stored.challenge.wrongTries !== wrongTriesBefore) return false
    const { wrongTries, isUsed } = challenge
    challenges.set(challenge.id, { ...stored, challenge: { ...stored.challenge, wrongTries, isUsed } })
    return true
  },
  noteCodeSent(tables, { sent }) {
    const last = tables.lastCodes.get(sent.destination)
    if (last !== undefined && last > sent.at - sent.wait) return false
    if (!sent.counters.every(({ counter, limit }) => countUp(tables, counter, limit))) return false
    tables.lastCodes.set(sent.destination, sent.at)
    tables.codesSent.set(`${sent.challengeId}|${sent.destination}`, sent)
    return true
  },
  countUp: (tables, { counter, limit }) => countUp(tables, counter, limit),
  countDown({ counters }, { counter }) {
    const kept = counters.get(counterKey(counter))
    if (kept && kept.count > 0) counters.set(counterKey(counter), { ...kept, count: kept.count - 1 })
    return true
  },
  issueTicket({ tickets }, { ticket }) {
    tickets.set(ticket.digest, ticket)
    return true
  },
  useTicket: ({ tickets }, { digest }) => tickets.delete(digest),
  endResets({ tickets, challenges }, { accountId }) {
    for (const { digest } of [...tickets.values()].filter((ticket) => ticket.accountId === accountId))
      tickets.delete(digest)
    return dropCodes(challenges, accountId)
  },
}

/** Takes an account's codes for a new password from their challenges. */
export function dropCodes(challenges: AccountTables["challenges"], accountId: string): true {
  for (const [id, { challenge, ...stored }] of challenges) {
    const codes = challenge.codes.filter((code) => code.accountId !== accountId)
    challenges.set(id, { ...stored, challenge: { ...challenge, codes } })
  }
  return true
}

const counterKey = ({ key, begin }: Counter): string => `${key}|${begin}`

function countUp({ counters }: Pick<AccountTables, "counters">, counter: Counter, limit: number): boolean {
  const count = counters.get(counterKey(counter))?.count ?? 0
  if (count >= limit) return false
  counters.set(counterKey(counter), { counter, count: count + 1 })
  return true
}

export const oneTimeCodes = (storeNow: () => AccountTables): OneTimeCodes["Service"] => {
  const reading = readingOf(storeNow)
  return {
    find: (challengeId) => reading(({ challenges }) => challenges.get(challengeId) ?? null),
    newest: ({ purposes, destination, browser }) =>
      reading(({ challenges }) => {
        const own = [...challenges.values()].filter(
          (stored) =>
            stored.browser === browser &&
            !stored.challenge.isUsed &&
            purposes.some((purpose) => purpose === stored.challenge.purpose) &&
            stored.deliveries.some((delivery) => delivery.destination === destination),
        )
        return own.sort((a, b) => b.challenge.issuedAt - a.challenge.issuedAt)[0] ?? null
      }),
    sent: ({ destination, network, now, rules }) =>
      reading(({ codesSent }) => {
        const all = [...codesSent.values()]
        const filledFrom = (cap: CodeCap, isCounted: (sent: CodeSending) => boolean) => {
          const { codes, withinHours } = rules.caps[cap]
          const counted = all.filter((sent) => isCounted(sent) && sent.at > now - withinHours * 60 * 60_000)
          return counted.map(({ at }) => at).sort((one, other) => other - one)[codes - 1] ?? null
        }
        const toDestination = all.filter((sent) => sent.destination === destination)
        return {
          lastToDestination: toDestination.length === 0 ? null : Math.max(...toDestination.map(({ at }) => at)),
          filledFrom: {
            destination: filledFrom("destination", (sent) => sent.destination === destination),
            network: filledFrom("network", (sent) => network !== null && sent.network === network),
            overall: filledFrom("overall", () => true),
          },
        }
      }),
    ticket: (digest) => reading(({ tickets }) => tickets.get(digest) ?? null),
  }
}
