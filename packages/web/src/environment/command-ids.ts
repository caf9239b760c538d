import type { CommandRequest } from "@mersal/domain/ports/driving/operations-service"

/** A command, and the state of the booking that its sender saw. */
export type SightedCommand = Pick<CommandRequest, "reference" | "command" | "after">

export type CommandIds = (command: SightedCommand) => string

/**
 * Ids for the commands of a page. The same command on the same state of a booking has the same id and acts once, even
 * if its first answer never came and its form was opened again. Another choice gets another id, and so does the same
 * choice after the page has learnt of a change.
 */
export function commandIds(newId: () => string = () => crypto.randomUUID()): CommandIds {
  const ids = new Map<string, string>()
  return ({ reference, after, command }) => {
    const key = JSON.stringify([reference, after, command])
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    return id
  }
}
