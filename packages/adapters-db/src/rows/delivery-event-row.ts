import { signInTypes } from "@mersal/domain/account/role"
import type { Reference } from "@mersal/domain/booking/order/reference"
import { cancelReasons, failReasons, holdReasons } from "@mersal/domain/delivery/command-reason"
import type { DeliveryCommand } from "@mersal/domain/delivery/delivery-command"
import type { RecordedEvent } from "@mersal/domain/delivery/delivery-event"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { currencyColumn, dateColumn, json, wholeNumber } from "./columns.ts"

const Window = z.object({ date: dateColumn, window: z.string(), start: z.number(), end: z.number() })
const Amount = z.object({ minor: z.int(), currency: currencyColumn })
const Terms = z.object({ fee: Amount, refund: Amount })
const image = z.string()

const Command: z.ZodType<DeliveryCommand> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("settle"), amount: Amount, honours: z.boolean() }),
  z.object({ type: z.literal("promiseCash") }),
  z.object({ type: z.literal("expire") }),
  z.object({ type: z.literal("assign"), driver: z.string() }),
  z.object({ type: z.literal("unassign") }),
  z.object({ type: z.literal("hold"), reason: z.enum(holdReasons) }),
  z.object({ type: z.literal("release") }),
  z.object({
    type: z.literal("reschedule"),
    pickupWindow: z.nullable(Window),
    deliveryWindow: Window,
    costBefore: z.optional(Amount),
  }),
  z.object({ type: z.literal("cancel"), reason: z.enum(cancelReasons), terms: z.optional(Terms) }),
  z.object({ type: z.literal("refund"), amount: Amount, corrects: z.optional(z.union([z.literal(true), Amount])) }),
  z.object({ type: z.literal("start") }),
  z.object({ type: z.literal("arrive") }),
  z.object({ type: z.literal("collect") }),
  z.object({ type: z.literal("fail"), reason: z.enum([...failReasons.pickup, ...failReasons.delivery]) }),
  z.object({
    type: z.literal("deliver"),
    proof: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("pin"), seal: z.string() }),
      z.object({ kind: z.literal("photo"), image }),
      z.object({ kind: z.literal("signature"), image }),
    ]),
  }),
  z.object({ type: z.literal("takeCash"), amount: Amount }),
])

const EventRow = z.object({
  sort_order: wholeNumber,
  command: json(Command),
  role: z.enum([...signInTypes, "system"]),
  actor_id: z.nullable(z.string()),
  happened_at: wholeNumber,
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  command_id: z.nullable(z.string()),
})

/** Reads a row of `delivery_events`: the command as JSON, with who gave it, when and where. */
export function readEvent(row: unknown): RecordedEvent {
  const { sort_order, command, role, actor_id, happened_at, lat, lon, command_id } = EventRow.parse(row)
  return {
    ...command,
    by: { role, id: actor_id },
    at: happened_at,
    place: lat === null || lon === null ? null : { lat, lon },
    order: sort_order,
    commandId: command_id,
  }
}

export function eventRow(reference: Reference, event: RecordedEvent): RowValues {
  const { by, at, place, order, commandId, ...command } = event
  return {
    reference,
    sort_order: order,
    command: JSON.stringify(command),
    role: by.role,
    actor_id: by.id,
    happened_at: at,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    command_id: commandId,
  }
}
