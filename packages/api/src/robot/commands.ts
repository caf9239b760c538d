import type { Instant } from "@mersal/domain/calendar/zone"
import type { Position } from "@mersal/domain/places/position"
import type { CommandOutcome, StaffCommand } from "@mersal/domain/ports/driving/operations-service"
import { expectThat, must } from "./expectation.ts"
import type { Worker } from "./staff.ts"
import type { Story } from "./story.ts"

/** When and where a driver did it, if his phone was offline then. */
export interface Said {
  readonly at: Instant | null
  readonly place: Position | null
}

const justNow: Said = { at: null, place: null }

/** Gives a command. If the plan says so it is sent twice, as by a phone that lost the answer, and takes effect once. */
export async function command(
  story: Story,
  worker: Worker,
  what: StaffCommand,
  { at, place }: Said = justNow,
): Promise<CommandOutcome> {
  const { operations } = await worker.services()
  const { reference } = story.placed
  const request = { reference, id: story.commandId(), command: what, at, place, after: null }
  const words = `${what.type} by ${worker.name}`
  const outcome = await must(operations.command(request), words)
  if (story.planned.repeatsCommands) {
    const again = await must(operations.command(request), `${words}, sent again`)
    expectThat(again.now.order === outcome.now.order && again.at === outcome.at, `${words} acted twice`)
  }
  return outcome
}
