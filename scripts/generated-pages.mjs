/** The pages of docs/ that are generated from the code, completely or in part: their paths and current texts. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { endpointAreas } from "@mersal/adapters-http/contract/endpoint-table"
import { openApi } from "@mersal/adapters-http/openapi/open-api"
import { parsePhone } from "@mersal/domain/account/phone/phone"
import { createAccountDialogMachine } from "@mersal/domain/machines/account-dialog-machine"
import { createBookingMachine } from "@mersal/domain/machines/booking-machine"
import { cardReturnMachine } from "@mersal/domain/machines/card-return-machine"
import { deliveryMachine } from "@mersal/domain/machines/delivery-machine"
import { promoMachine } from "@mersal/domain/machines/promo-machine"
import { sessionMachine } from "@mersal/domain/machines/session-machine"
import { arabicPage } from "./arabic-page.mjs"
import { decisionsPage } from "./decisions-page.mjs"
import { machinePage } from "./machine-diagram.mjs"
import { rolesPage } from "./roles-page.mjs"
import { slotEnginePage } from "./slot-engine-page.mjs"
import { root } from "./tools.mjs"

export async function generatedPages() {
  const slotEngine = "docs/slot-engine.md"
  const accountDialogMachine = createAccountDialogMachine(parsePhone)
  return [
    { path: "docs/arabic.md", text: await arabicPage() },
    { path: "docs/decisions/README.md", text: decisionsPage() },
    { path: "docs/machines/account-dialog.md", text: machinePage(accountDialogMachine, "The account dialog machine") },
    { path: "docs/machines/booking.md", text: machinePage(createBookingMachine(parsePhone), "The booking machine") },
    { path: "docs/machines/card-return.md", text: machinePage(cardReturnMachine, "The card return machine") },
    { path: "docs/machines/delivery.md", text: machinePage(deliveryMachine, "The delivery machine") },
    { path: "docs/machines/promo.md", text: machinePage(promoMachine, "The promo machine") },
    { path: "docs/machines/session.md", text: machinePage(sessionMachine, "The session machine") },
    { path: "docs/openapi.json", text: openApiText() },
    { path: "docs/roles.md", text: rolesPage() },
    { path: slotEngine, text: slotEnginePage(readFileSync(join(root, slotEngine), "utf8")) },
  ]
}

const openApiText = () => `${inLines(openApi(endpointAreas, "Mersal", "http://localhost:3000"), 3)}\n`

/** JSON with one line per value at a depth, so that a change of one call is one line in a diff. */
function inLines(value, depth) {
  if (depth === 0 || typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${inLines(field, depth - 1)}`)
  return `{\n${fields.join(",\n")}\n}`
}
