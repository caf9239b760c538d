import { row } from "../endpoint-row.ts"
import { retrieveAllSlots } from "../endpoints/schedule.ts"

export const scheduleTable = {
  retrieveAllSlots: row({
    endpoint: retrieveAllSlots,
    refusals: ["NotServed", "UnknownPlace"],
    summary: "The earliest pick-up date of each booking type, its open windows, and until when that is so.",
    access: "quote",
    scope: "quotes",
    limit: "lookUp",
    example: {
      market: "AE",
      pickup: { kind: "name", name: "Dubai Marina" },
      dropOff: { kind: "name", name: "Al Majaz" },
      vehicle: "bike",
    },
  }),
}
