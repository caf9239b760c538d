import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"

const script = fileURLToPath(new URL("../../../examples/card-booking.ts", import.meta.url))

const trail = `15:58 details, not priced yet
15:58 savingLead, not priced yet
15:58 summary, not priced yet
15:58   WELCOME10 - Congrats! Promo Applied Successfully!
15:58 summary, AED 23.63
15:58 payment, AED 23.63
16:00 checkingPickupDate, AED 23.63
16:00   Enter promocode again!
16:00 details, AED 23.63 slotClosed
16:00 details, AED 26.25 slotClosed
16:00 savingLead, AED 26.25
16:00 summary, AED 26.25
16:00   WELCOME10 - Congrats! Promo Applied Successfully!
16:00 summary, AED 23.63
16:00 payment, AED 23.63
16:02 checkingPickupDate, AED 23.63
16:02 placing, AED 23.63
16:02 handingOver, AED 23.63
16:02   the card is handed over as attempt-1
16:02 awaitingPayment, AED 23.63
16:03   3-D Secure at https://bank.example/3ds/attempt-1: declined
16:03 payment, AED 23.63 paymentFailed
16:04 handingOver, AED 23.63
16:04   the card is handed over as attempt-2
16:04 awaitingPayment, AED 23.63
16:05   3-D Secure at https://bank.example/3ds/attempt-2: paid
16:05 confirmed, AED 23.63
`

describe("the example of a card booking", () => {
  it("loses its promo at the cut-off, enters it again, is declined, is paid by the next card, and prints its trail", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", script])
    expect(stdout).toBe(trail)
  })

  it("is a script of fewer than sixty lines", () => {
    expect(readFileSync(script, "utf8").trimEnd().split("\n").length).toBeLessThan(60)
  })
})
