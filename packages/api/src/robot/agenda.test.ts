import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Agenda, type DayClock } from "./agenda.ts"

function standingClock(): DayClock & { readonly reached: number[] } {
  let now = 0
  const reached: number[] = []
  return {
    reached,
    now: () => now,
    reach: async (at) => {
      now = Math.max(now, at)
      reached.push(now)
    },
  }
}

const someWaits = fc.array(fc.array(fc.nat(1_000_000), { maxLength: 8 }), { maxLength: 8 })

describe("an agenda", () => {
  it("lets each life go on in the order of time, and the clock never go back", async () => {
    await fc.assert(
      fc.asyncProperty(someWaits, fc.integer({ min: 1, max: 4 }), async (lives, together) => {
        const clock = standingClock()
        const agenda = new Agenda(clock, together)
        let ended = 0
        await agenda.run(
          lives.map((waits) => async () => {
            for (const at of waits) {
              await agenda.until(at)
              expect(agenda.now()).toBeGreaterThanOrEqual(at)
            }
            ended += 1
          }),
        )
        expect(ended).toBe(lives.length)
        expect(clock.reached).toEqual([...clock.reached].sort((one, other) => one - other))
      }),
    )
  })

  it("lets no more go on at once than may, and one has a turn at a time, in order", async () => {
    await fc.assert(
      fc.asyncProperty(someWaits, fc.integer({ min: 1, max: 4 }), async (lives, together) => {
        const agenda = new Agenda(standingClock(), together)
        const turn = agenda.turn()
        let awake = 0
        let holders = 0
        const asked: number[] = []
        const given: number[] = []
        await agenda.run(
          lives.map((waits, life) => async () => {
            for (const at of waits) {
              await agenda.until(at)
              awake += 1
              expect(awake).toBeLessThanOrEqual(together)
              await Promise.resolve()
              awake -= 1
              asked.push(life)
              const give = await turn.take()
              given.push(life)
              holders += 1
              expect(holders).toBe(1)
              await agenda.until(at + 10)
              holders -= 1
              give()
            }
          }),
        )
        expect(given).toEqual(asked)
        expect(turn.length()).toBe(0)
      }),
    )
  })

  it("goes the same way twice when one goes on at a time", async () => {
    await fc.assert(
      fc.asyncProperty(someWaits, async (lives) => {
        const once = async () => {
          const agenda = new Agenda(standingClock(), 1)
          const steps: string[] = []
          await agenda.run(
            lives.map((waits, life) => async () => {
              for (const at of waits) {
                await agenda.until(at)
                steps.push(`${life} at ${at}`)
              }
            }),
          )
          return steps
        }
        expect(await once()).toEqual(await once())
      }),
    )
  })

  it("tells of a life that broke when the others have come to their ends", async () => {
    const agenda = new Agenda(standingClock(), 2)
    let ended = false
    const broken = async () => {
      await agenda.until(5)
      throw new Error("broken")
    }
    const other = async () => {
      await agenda.until(10)
      ended = true
    }
    await expect(agenda.run([broken, other])).rejects.toThrow("broken")
    expect(ended).toBe(true)
  })
})
