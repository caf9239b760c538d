import {
  CommandConflict,
  CommandIdReused,
  CommandNotAllowed,
  CommandUnfit,
  NotOnTheWay,
  ProofImageRefused,
  ProofNotFound,
} from "@mersal/domain/delivery/delivery-errors"
import { DriverChanged } from "@mersal/domain/operations/driver-errors"
import * as z from "zod/mini"
import { wireMeans } from "../wire-board.ts"
import { wireStand } from "../wire-delivery.ts"
import { wireInstant, wireMoney } from "../wire-values.ts"
import { bareRefusal, made, type RefusalCodecs, wholeBody } from "./refusal-codec.ts"

export type OperationsRefusal =
  | CommandNotAllowed
  | CommandConflict
  | CommandUnfit
  | CommandIdReused
  | DriverChanged
  | NotOnTheWay
  | ProofImageRefused
  | ProofNotFound

const conflicts = ["outdone", "wrong-state", "not-arrived", "still-waiting", "already-paid"] as const
const conflictData = z.object({ now: wireStand, until: z.nullable(wireInstant) })

const unfits = [
  "unfit-reason",
  "unfit-proof",
  "wrong-pin",
  "pin-locked",
  "another-amount",
  "refund-exceeds-payment",
  "refund-under-way",
  "unknown-driver",
  "unfit-window",
] as const
const unfitData = z.object({ amount: z.nullable(wireMoney) })

const refusedProof = z.object({ reason: z.enum(["not-an-image", "too-many"]) })

/** The field of a command that each refusal is about. */
const unfitFields: Readonly<Record<(typeof unfits)[number], string>> = {
  "unfit-reason": "reason",
  "unfit-proof": "proof",
  "wrong-pin": "proof.pin",
  "pin-locked": "proof.pin",
  "another-amount": "amount",
  "refund-exceeds-payment": "amount",
  "refund-under-way": "amount",
  "unknown-driver": "driver",
  "unfit-window": "delivery",
}

export const operationsRefusals: RefusalCodecs<OperationsRefusal> = {
  CommandNotAllowed: bareRefusal("command-not-allowed", CommandNotAllowed),
  CommandConflict: {
    encode: ({ reason, now, until }) => [{ code: reason, data: z.encode(conflictData, { now, until }) }],
    decode: ([{ code, data }]) => {
      const reason = conflicts.find((one) => one === code)
      return reason ? made(conflictData, data, (read) => new CommandConflict({ reason, ...read })) : null
    },
  },
  CommandUnfit: {
    encode: ({ reason, amount }) => [
      { code: reason, field: unfitFields[reason], ...(amount && { data: z.encode(unfitData, { amount }) }) },
    ],
    decode: ([{ code, data }]) => {
      const reason = unfits.find((one) => one === code)
      return reason ? made(unfitData, data ?? { amount: null }, (read) => new CommandUnfit({ reason, ...read })) : null
    },
  },
  CommandIdReused: bareRefusal("command-id-reused", CommandIdReused, "id"),
  DriverChanged: {
    encode: ({ vehicle, capacity }) => [
      { code: "driver-changed", field: "was", data: z.encode(wireMeans, { vehicle, capacity }) },
    ],
    decode: ([{ code, data }]) =>
      code === "driver-changed" ? made(wireMeans, data, (read) => new DriverChanged(read)) : null,
  },
  NotOnTheWay: bareRefusal("not-on-the-way", NotOnTheWay),
  ProofNotFound: bareRefusal("proof-not-found", ProofNotFound, "image"),
  ProofImageRefused: {
    encode: ({ reason }) => [
      { code: "proof-image-refused", field: reason === "too-many" ? "bookingId" : wholeBody, data: { reason } },
    ],
    decode: ([{ code, data }]) =>
      code === "proof-image-refused" ? made(refusedProof, data, (read) => new ProofImageRefused(read)) : null,
  },
}
