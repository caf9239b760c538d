import type { CommandFailure } from "@mersal/domain/ports/driving/operations-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"

/** The text why a command was refused. */
export function useCommandFailureWords(): (failure: CommandFailure | ServiceFailure) => string {
  const { dispatch: words, operations: board } = useTexts()
  const { money } = useFormats()
  return (failure) => {
    switch (failure._tag) {
      case "BookingNotFound":
        return words.notFound
      case "CommandNotAllowed":
        return words.notAllowed
      case "CommandIdReused":
        return words.idReused
      case "CommandConflict": {
        const state = board.states[failure.now.state]
        return failure.reason === "wrong-state" || failure.reason === "outdone"
          ? words.conflicts["wrong-state"](state)
          : words.conflicts[failure.reason]
      }
      case "CommandUnfit": {
        const amount = failure.amount === null ? "–" : money(failure.amount)
        const text = words.unfit[failure.reason]
        return typeof text === "string" ? text : text(amount)
      }
      default:
        return failureWords(failure, board)
    }
  }
}
