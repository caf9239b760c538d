import type { Reference } from "../../../booking/order/reference.ts"
import type { StandNow } from "../../../delivery/delivery-errors.ts"
import type { CommandRequest, StaffCommand } from "../../../ports/driving/operations-service.ts"
import { at } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import { samplePictures } from "../../sample-pictures.ts"
import { succeeded } from "../expectations.ts"
import type { StaffedStage, StaffOnStage } from "../staffed-stage.ts"

export const now = at("2026-11-21T11:00:00.000+04:00")
export const minute = 60_000

/** A booking, a dispatcher and a driver. */
export async function scene(stage: StaffedStage) {
  await stage.setNow(now)
  const { booking, accessToken } = succeeded(await stage.services("owner").booking.placeBooking(sampleOrder()))
  const ops = await stage.staff("ops", "Olga")
  const driver = await stage.staff("porter", "Dawud")
  return { booking, accessToken, reference: booking.reference, ops, driver }
}

let ids = 0

export const request = (
  reference: Reference,
  command: StaffCommand,
  over: Partial<CommandRequest> = {},
): CommandRequest => {
  ids += 1
  return { reference, command, id: `command-${ids}`, at: null, place: null, after: null, ...over }
}

export const give = (
  by: StaffOnStage,
  reference: Reference,
  command: StaffCommand,
  over: Partial<CommandRequest> = {},
) => by.services.operations.command(request(reference, command, over))

/** Gives commands one after the other; each must be obeyed. Answers the booking's state after the last one. */
export async function obeyed(
  by: StaffOnStage,
  reference: Reference,
  ...commands: readonly StaffCommand[]
): Promise<StandNow> {
  let stand: StandNow | null = null
  for (const command of commands) stand = succeeded(await give(by, reference, command)).now
  if (!stand) throw new Error("No command was given")
  return stand
}

export const start = { type: "start" } as const
export const arrive = { type: "arrive" } as const
export const collect = { type: "collect" } as const
export const { png } = samplePictures

export async function atTheDoor(stage: StaffedStage) {
  const made = await scene(stage)
  const { ops, driver, reference } = made
  await obeyed(ops, reference, { type: "assign", driver: driver.id })
  await obeyed(driver, reference, start, arrive, collect, start, arrive)
  return made
}

export const fileOf = async (by: StaffOnStage, reference: Reference) =>
  succeeded(await by.services.operations.booking({ reference }))
