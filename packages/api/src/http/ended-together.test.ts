import { setImmediate as nextTurn } from "node:timers/promises"
import type { Response } from "express"
import { describe, expect, it } from "vitest"
import { endTogether } from "./ended-together.ts"

/** An answer that notes its text and its encoding when it is sent. */
const answer = (sent: string[], alsoAtItsEnd = (): void => {}): Response =>
  ({
    end: (text: string, encoding: string) => {
      sent.push(`${text} as ${encoding}`)
      alsoAtItsEnd()
    },
  }) as unknown as Response

describe("answers of one turn", () => {
  it("are sent after all calls of the turn were computed, in their order", async () => {
    const sent: string[] = []
    endTogether(answer(sent), "first", "latin1")
    await Promise.resolve()
    endTogether(answer(sent), "second", "utf8")
    expect(sent).toEqual([])
    await nextTurn()
    expect(sent).toEqual(["first as latin1", "second as utf8"])
  })

  it("are sent once, also if sending one of them makes another", async () => {
    const sent: string[] = []
    endTogether(
      answer(sent, () => endTogether(answer(sent), "second", "utf8")),
      "first",
      "utf8",
    )
    await nextTurn()
    await nextTurn()
    expect(sent).toEqual(["first as utf8", "second as utf8"])
  })
})
