/**
 * Whether the server undid the work because of concurrent work, so that it may succeed now. This includes a row that
 * another process inserted between a statement's check and its write (23505): run again, the statement sees it.
 */
export const isOutdone = (error: unknown): boolean => ["40001", "40P01", "23505"].includes(codeOf(error))

/** Whether the connection is lost: anything not committed is undone. */
export const isLost = (error: unknown): boolean => {
  if (isSilent(error)) return false
  const code = codeOf(error)
  // Class 08 is connection errors, and 57P01 to 57P03 a server that is stopping; the driver has messages of its own.
  return (
    /^(08...|57P0[123]|ECONNRESET|EPIPE)$/.test(code) ||
    /^(Connection terminated|Client has encountered)/.test(messageOf(error))
  )
}

/**
 * Whether the server has said nothing for as long as we wait, to a statement or to who wants a connection. The driver's
 * messages are all that tells it. Trying again would only wait once more.
 */
export const isSilent = (error: unknown): boolean => silences.test(messageOf(error))

const silences =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/

/** The connection was lost during the commit, so it is unknown whether everything or nothing was written. */
export class Undecided extends Error {
  override readonly name = "Undecided"
}

/** The most tries for work that conflicted or lost its connection. */
const mostTries = 5

/** Repeats the work after errors for which `mayHope` answers true, with a growing pause of random length. */
export async function again<Value>(work: () => Promise<Value>, mayHope: (error: unknown) => boolean): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === mostTries || !mayHope(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : ""

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "")
