import type { Write } from "../database/connection.ts"

/** Takes the row of an account until the end of the transaction: who takes it at the same moment waits, and then sees what was written. */
export const takenRow = (accountId: string): Write => ({
  text: "update accounts set version = version where id = ?",
  values: [accountId],
})
