import type { StandNow } from "@mersal/domain/delivery/delivery-errors"
import { laterStand } from "@mersal/domain/delivery/later-stand"
import type { OperationsService } from "@mersal/domain/ports/driving/operations-service"
import * as Result from "effect/Result"
import { useMemo, useState } from "react"
import { commandIds } from "../../environment/command-ids.ts"
import type { OwnCommands } from "../../environment/own-commands.ts"

type Command = OperationsService["command"]

/** Gives commands and stores the booking's state from each answer, also if another command came first. */
export function useOwnCommandsOver(give: Command): { readonly command: Command; readonly own: OwnCommands } {
  const [idOf] = useState(commandIds)
  const [told, setTold] = useState<OwnCommands["told"]>(new Map())
  const command = useMemo<Command>(() => {
    const tell = (reference: string, now: StandNow) =>
      setTold((before) => new Map(before).set(reference, laterStand(before.get(reference) ?? now, now)))
    return async (request, options) => {
      const answer = await give(request, options)
      if (Result.isSuccess(answer)) tell(request.reference, answer.success.now)
      else if (answer.failure._tag === "CommandConflict") tell(request.reference, answer.failure.now)
      return answer
    }
  }, [give])
  return { command, own: useMemo(() => ({ idOf, told }), [idOf, told]) }
}
