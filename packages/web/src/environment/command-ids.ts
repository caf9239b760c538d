import type { CommandRequest } from "@mersal/domain/ports/driving/operations-service"

/** What a command says, and on what sight of its booking it was given. */
export type SightedCommand = Pick<CommandRequest, "reference" | "command" | "after">

export type CommandIds = (command: SightedCommand) => string

/**
 * Ids for the commands of a page: the same command on the same sight of a booking is the same one and acts once, also
 * where its first answer never came and its form was opened anew. Another choice is another one, and so is the same after
 * the page has learnt that something happened.
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
