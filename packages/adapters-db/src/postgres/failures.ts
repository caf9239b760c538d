/**
 * Whether the server undid it because of what others did meanwhile: the same may go well now. A row of somebody else's
 * that came between a statement's look and its write is one, too (23505): looked at again, the statement sees it.
 */
export const isOutdone = (error: unknown): boolean => ["40001", "40P01", "23505"].includes(codeOf(error))

/** Whether the connection is gone: what was not committed is undone. */
export const isLost = (error: unknown): boolean => {
  const code = codeOf(error)
  // Class 08 are connections, 57P01 to 57P03 a server that stops; the driver has messages of its own.
  return (
    /^(08...|57P0[123]|ECONNRESET|EPIPE)$/.test(code) ||
    /^(Connection terminated|Client has encountered)/.test(messageOf(error))
  )
}

/** So often work is begun again that was outdone or lost its connection. */
const mostTries = 5

/** Does the work again after what lets it hope, with a pause that grows and differs from the others'. */
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
