import type { StaffCommand } from "@mersal/domain/ports/driving/operations-service"

/**
 * Ids for the commands of one form: what is sent again is the same command and acts once, and another choice is another
 * one, also where nobody knows whether the first was heard.
 */
export function commandIds(newId: () => string = () => crypto.randomUUID()): (command: StaffCommand) => string {
  const ids = new Map<string, string>()
  return (command) => {
    const key = JSON.stringify(command)
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    return id
  }
}
