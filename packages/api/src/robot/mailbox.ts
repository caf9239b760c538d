import { setTimeout as pause } from "node:timers/promises"
import { Unexpected } from "./expectation.ts"
import type { ProductLine } from "./product-line.ts"

interface Kept {
  readonly to: string
  readonly text: string
}

/** The product's mailbox in development: the messages that would have been sent. */
export interface Mailbox {
  /** The texts to a phone or e-mail, the newest first. */
  readonly textsTo: (to: string) => Promise<readonly string[]>
  /**
   * What a pattern's first group finds in the newest matching text; waits a little for messages that are on their way.
   */
  readonly find: (to: string, pattern: RegExp) => Promise<string>
}

/** How often to look, and the pause between two tries, in milliseconds. */
const tries = 40
const rest = 250

export function mailboxOf(line: ProductLine): Mailbox {
  const textsTo = async (to: string): Promise<readonly string[]> => {
    const address = `${line.url}/dev/mailbox?to=${encodeURIComponent(to)}`
    const response = await line.fetch(address, { headers: { accept: "application/json" } })
    const { data } = (await response.json()) as { readonly data: readonly Kept[] }
    return data.map(({ text }) => text)
  }
  return {
    textsTo,
    find: async (to, pattern) => {
      for (let tried = 0; tried < tries; tried += 1) {
        for (const text of await textsTo(to)) {
          const found = pattern.exec(text)?.[1]
          if (found !== undefined) return found
        }
        await pause(rest)
      }
      throw new Unexpected(`No message to ${to} has ${pattern}`)
    },
  }
}
