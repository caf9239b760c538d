import type { NoticeChoiceChange } from "@mersal/domain/ports/driven/changes/notice-choice"
import { insertOf } from "../database/inserts.ts"
import type { Writing } from "./writing.ts"

export const noticeChoiceWrites: Writing<NoticeChoiceChange> = {
  chooseNotices: ({ chooser, choice, at }) => [
    "accountId" in chooser
      ? insertOf(
          "notice_choices",
          { account_id: chooser.accountId, ...chosen(choice, at) },
          `(account_id) ${replacing}`,
        )
      : insertOf("notice_choices", { reference: chooser.reference, ...chosen(choice, at) }, `(reference) ${replacing}`),
  ],
}

const chosen = (choice: object, at: number) => ({ choice: JSON.stringify(choice), chosen_at: at })

const replacing = "do update set choice = excluded.choice, chosen_at = excluded.chosen_at"
