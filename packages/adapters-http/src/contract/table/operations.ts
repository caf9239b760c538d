import { row } from "../endpoint-row.ts"
import {
  boardStream,
  dayBoard,
  equipDriver,
  listBoard,
  listDrivers,
  runStream,
  suggestDrivers,
} from "../endpoints/board.ts"
import {
  commandBooking,
  driverPosition,
  driverRun,
  showFile,
  showProof,
  storeProof,
  writeNote,
} from "../endpoints/operations.ts"

export const operationsTable = {
  commandBooking: row({
    endpoint: commandBooking,
    refusals: ["BookingNotFound", "CommandConflict", "CommandIdReused", "CommandNotAllowed", "CommandUnfit"],
    summary: "Gives a command to a booking, once for each command id; which ones are the caller's is each one's own.",
    access: "move-booking",
  }),
  listBoard: row({
    endpoint: listBoard,
    summary: "Bookings by where they are now, filtered and by pages, by the date of their pick-up.",
    access: "view-board",
  }),
  dayBoard: row({
    endpoint: dayBoard,
    marketOfHost: true,
    summary: "A market's day: its bookings counted by pick-up window and zone, and first what is out of order.",
    access: "view-board",
  }),
  suggestDrivers: row({
    endpoint: suggestDrivers,
    refusals: ["BookingNotFound"],
    summary: "Who could drive a booking, the best first, each with why.",
    access: "assign-booking",
  }),
  boardStream: row({
    endpoint: boardStream,
    summary: "What changes on the board as server-sent events: which bookings and desks, and where drivers are.",
    access: "view-board",
    gives: "events",
  }),
  runStream: row({
    endpoint: runStream,
    summary: "Which of the caller's own bookings change, as server-sent events.",
    access: "drive-booking",
    gives: "events",
  }),
  showFile: row({
    endpoint: showFile,
    refusals: ["BookingNotFound"],
    summary:
      "A booking whole with its history, notes, money and proofs; to a driver those that were given to him, without money.",
    access: "view-file",
  }),
  writeNote: row({
    endpoint: writeNote,
    refusals: ["BookingNotFound", "IdempotencyMismatch"],
    summary: "Writes a note that only staff read.",
    isIdempotent: true,
    access: "move-booking",
  }),
  listDrivers: row({
    endpoint: listDrivers,
    summary: "The drivers to whom bookings can be given, with what each carries, drives now and where he is.",
    access: "manage-drivers",
  }),
  equipDriver: row({
    endpoint: equipDriver,
    refusals: ["CommandUnfit", "DriverChanged"],
    summary: "Says what a driver drives, and how many bookings he carries in a window.",
    access: "manage-drivers",
  }),
  driverRun: row({
    endpoint: driverRun,
    summary: "The caller's own bookings of a day, in the order of their windows.",
    access: "drive-booking",
  }),
  driverPosition: row({
    endpoint: driverPosition,
    refusals: ["NotOnTheWay"],
    summary: "Notes where the calling driver is; refused while he is on no leg.",
    access: "drive-booking",
    limit: "position",
  }),
  storeProof: row({
    endpoint: storeProof,
    refusals: ["BookingNotFound", "CommandNotAllowed", "ProofImageRefused"],
    summary: "Keeps a JPEG, PNG or WebP picture of up to 2 MB that shall prove the delivery.",
    access: "drive-booking",
    limit: "upload",
    takes: "image",
  }),
  showProof: row({
    endpoint: showProof,
    refusals: ["BookingNotFound", "ProofNotFound"],
    summary: "A picture that proves a delivery.",
    access: "view-proof",
    gives: "file",
  }),
}
