import type { ChildProcess } from "node:child_process"
import { once } from "node:events"

/** The next message of a process. Rejects if the process ends without one. */
export async function reply<Message>(child: ChildProcess): Promise<Message> {
  const settled = new AbortController()
  const { signal } = settled
  const ended = once(child, "exit", { signal }).then(([code]) => {
    throw new Error(`A process of the bench ended with exit code ${code}`)
  })
  const [message] = await Promise.race([once(child, "message", { signal }), ended]).finally(() => settled.abort())
  return message as Message
}
