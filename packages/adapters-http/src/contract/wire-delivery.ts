import { cancelReasons, failReasons, holdReasons } from "@mersal/domain/delivery/command-reason"
import type { DeliveryCommand } from "@mersal/domain/delivery/delivery-command"
import type { StandNow } from "@mersal/domain/delivery/delivery-errors"
import type { RecordedEvent } from "@mersal/domain/delivery/delivery-event"
import type { Till } from "@mersal/domain/delivery/till"
import * as z from "zod/mini"
import { wireState } from "./wire-state.ts"
import { wireBookedWindow, wireInstant, wireMoney, wirePosition } from "./wire-values.ts"

// The events of a booking and where it stands, as staff read them. The names are ours: the specification does not describe
// them.

export const wireStand = z.object({ state: wireState, driver: z.nullable(z.string()), order: z.number() })

export const standOfWire = ({ state, driver, order }: z.output<typeof wireStand>): StandNow => ({
  state,
  driver,
  order,
})

export const wireTill = z.codec(
  z.object({ due: wireMoney, paid: wireMoney, refunded: wireMoney, corrected: wireMoney }),
  z.custom<Till>(),
  { decode: (till) => till, encode: (till) => till },
)

/** The reasons that a driver may give for a failed leg, of both legs together. */
export const allFailReasons = [...new Set([...failReasons.pickup, ...failReasons.delivery])] as const

const proof = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pin") }),
  z.object({ kind: z.literal("photo"), image: z.string() }),
  z.object({ kind: z.literal("signature"), image: z.string() }),
])

const WireCommand = z.discriminatedUnion("command", [
  z.object({ command: z.literal("settle"), amount: wireMoney, honours: z.boolean() }),
  z.object({ command: z.literal("promiseCash") }),
  z.object({ command: z.literal("expire") }),
  z.object({ command: z.literal("assign"), driver: z.string() }),
  z.object({ command: z.literal("unassign") }),
  z.object({ command: z.literal("hold"), reason: z.enum(holdReasons) }),
  z.object({ command: z.literal("release") }),
  z.object({
    command: z.literal("reschedule"),
    pickupWindow: z.nullable(wireBookedWindow),
    deliveryWindow: wireBookedWindow,
  }),
  z.object({
    command: z.literal("cancel"),
    reason: z.enum(cancelReasons),
    terms: z.optional(z.object({ fee: wireMoney, refund: wireMoney })),
  }),
  z.object({
    command: z.literal("refund"),
    amount: wireMoney,
    corrects: z.optional(z.union([z.literal(true), wireMoney])),
  }),
  z.object({ command: z.literal("start") }),
  z.object({ command: z.literal("arrive") }),
  z.object({ command: z.literal("collect") }),
  z.object({ command: z.literal("fail"), reason: z.enum(allFailReasons) }),
  z.object({ command: z.literal("deliver"), proof }),
  z.object({ command: z.literal("takeCash"), amount: wireMoney }),
])

/** A command as in the log, under its name. The wire tells only whether there was a PIN. */
const wireCommand = z.codec(WireCommand, z.custom<DeliveryCommand>(), {
  decode: ({ command, ...rest }) => {
    const given = "proof" in rest && rest.proof.kind === "pin" ? { proof: { ...rest.proof, seal: "" } } : rest
    return { type: command, ...given } as DeliveryCommand
  },
  encode: ({ type, ...rest }) => ({ command: type, ...rest }) as z.output<typeof WireCommand>,
})

const WireEvent = z.object({
  order: z.number(),
  at: wireInstant,
  role: z.string(),
  actor: z.nullable(z.string()),
  place: z.nullable(wirePosition),
  commandId: z.nullable(z.string()),
  what: wireCommand,
})

export const wireEvent = z.codec(WireEvent, z.custom<RecordedEvent>(), {
  decode: ({ order, at, role, actor, place, commandId, what }) => ({
    ...what,
    by: { role: role as RecordedEvent["by"]["role"], id: actor },
    at,
    place,
    order,
    commandId,
  }),
  encode: ({ by, at, place, order, commandId, ...what }) => ({
    order,
    at,
    role: by.role,
    actor: by.id,
    place,
    commandId,
    what,
  }),
})

/** An amount that staff send, in the currency of the booking's market. */
export const minorUnits = (amount: number): number => Math.round(amount * 100)
