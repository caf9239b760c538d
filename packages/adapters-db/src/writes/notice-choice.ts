import type { NoticeChoiceChange, NoticeChooser } from "@mersal/domain/ports/driven/changes/notice-choice"
import { insertNew, updateOf } from "../database/inserts.ts"
import type { Writing } from "./writing.ts"

export const noticeChoiceWrites: Writing<NoticeChoiceChange> = {
  chooseNotices: ({ chooser, before, choice, at }) => {
    const whose = chooserColumn(chooser)
    const chosen = { choice: JSON.stringify(choice), chosen_at: at }
    return before === null
      ? [insertNew("notice_choices", { ...whose, ...chosen })]
      : [
          {
            ...updateOf("notice_choices", chosen, { ...whose, choice: JSON.stringify(before) }),
            mustApply: true,
          },
        ]
  },
}

const chooserColumn = (chooser: NoticeChooser) =>
  "accountId" in chooser ? { account_id: chooser.accountId } : { reference: chooser.reference }
