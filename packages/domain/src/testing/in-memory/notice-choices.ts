import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { NoticeChoice } from "../../notices/notice-choice.ts"
import type { NoticeChoiceChange } from "../../ports/driven/changes/notice-choice.ts"
import { NoticeChoices } from "../../ports/driven/notice-choices.ts"
import type { Applying } from "./tables.ts"

export interface KeptChoice {
  readonly accountId: string | null
  readonly reference: string | null
  readonly choice: NoticeChoice
}

export const noticeChoiceTables = () => ({ noticeChoices: new Map<string, KeptChoice>() })

type NoticeChoiceTables = ReturnType<typeof noticeChoiceTables>

export const applyingNoticeChoices: Applying<NoticeChoiceChange, NoticeChoiceTables> = {
  chooseNotices({ noticeChoices }, { chooser, before, choice }) {
    const kept = { accountId: null, reference: null, ...chooser, choice }
    const key = `${kept.accountId}|${kept.reference}`
    if (JSON.stringify(noticeChoices.get(key)?.choice ?? null) !== JSON.stringify(before)) return false
    noticeChoices.set(key, kept)
    return true
  },
}

/** @param tables the store as it stands when the port is asked */
export const noticeChoicePorts = (tables: () => NoticeChoiceTables) => {
  const find = (is: (kept: KeptChoice) => boolean) =>
    Effect.sync(() => [...tables().noticeChoices.values()].find(is)?.choice ?? null)
  return Context.make(NoticeChoices, {
    ofBooking: (reference) => find((kept) => kept.reference === reference),
    ofAccount: (accountId) => find((kept) => kept.accountId === accountId),
  })
}
