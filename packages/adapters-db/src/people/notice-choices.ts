import { noticeChannels, noticeEvents } from "@mersal/domain/notices/notice-choice"
import { NoticeChoices } from "@mersal/domain/ports/driven/notice-choices"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"

/** Reads which channels people chose for which notices. */
export const noticeChoices: Layer.Layer<NoticeChoices, never, Database> = Layer.effect(
  NoticeChoices,
  Effect.gen(function* () {
    const { rows } = yield* Database
    const where = (column: "reference" | "account_id", value: string) =>
      Effect.map(rows(`select choice from notice_choices where ${column} = ?`, [value]), ([row]) =>
        row === undefined ? null : Choice.parse(JSON.parse(ChoiceRow.parse(row).choice)),
      )
    return {
      ofBooking: (reference) => where("reference", reference),
      ofAccount: (accountId) => where("account_id", accountId),
    }
  }),
)

const ChoiceRow = z.object({ choice: z.string() })
const Choice = z.record(z.enum(noticeEvents), z.array(z.enum(noticeChannels)))
