import type { Write } from "../database/connection.ts"

/**
 * Locks an account's row until the end of the transaction: a concurrent transaction waits, and then sees what was
 * written.
 */
export const takenRow = (accountId: string): Write => ({
  text: "update accounts set version = version where id = ?",
  values: [accountId],
})
