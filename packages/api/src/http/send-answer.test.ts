import { setImmediate as nextTurn } from "node:timers/promises"
import type { EndpointRow } from "@mersal/adapters-http/contract/endpoint-row"
import { trackingTable } from "@mersal/adapters-http/contract/table/tracking"
import { sampleBooking } from "@mersal/domain/testing/sample-booking"
import type { Response } from "express"
import { expect, it } from "vitest"
import { sendAnswer } from "./send-answer.ts"

/** Sends this answer twice as a row says, each time with another state, and answers both states as sent. */
async function sentTwice(row: object): Promise<readonly string[]> {
  const sent: string[] = []
  const response = {
    writeHead: () => {},
    end: (text: string) => sent.push(JSON.parse(text).data.state),
  } as unknown as Response
  const answer = { ...sampleBooking, attempt: 1, events: [], driver: null, booking: null, money: null }
  for (const state of ["confirmed", "cancelled"] as const) {
    sendAnswer(response, row as EndpointRow<unknown, unknown>, Object.assign(answer, { state }))
    await nextTurn()
  }
  return sent
}

it("writes the text of an answer once if its row says that it may be given again, and each time if not", async () => {
  const { repeatsAnswers, ...row } = trackingTable.orderTracking
  expect(await sentTwice({ ...row, repeatsAnswers })).toEqual(["confirmed", "confirmed"])
  expect(await sentTwice(row)).toEqual(["confirmed", "cancelled"])
})
