import type { BooksRefusal } from "@mersal/adapters-http/contract/refusals/books"
import { formatMoney } from "@mersal/domain/money/money"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const booksAnswers: RefusalAnswers<BooksRefusal> = {
  HandoverRefused: {
    status: 422,
    say: ({ reason, held }, { handover }) => [
      { message: handover[reason], details: reason === "more-than-held" ? handover.held(formatMoney(held)) : "" },
    ],
  },
  DayNotOver: { status: 409, say: (_, texts) => [{ message: texts.dayNotOver }] },
}
