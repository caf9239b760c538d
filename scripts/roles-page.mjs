/** Generates docs/roles.md from the table of rights, so that the page shows what the server checks. */
import { openWhileSuspended, permissions } from "@mersal/domain/account/permissions"

const reaches = {
  none: "",
  own: "own",
  "own-or-linked": "own, or by its access link",
  proved: "a guest's, once its contact is proved",
  assigned: "given to him",
  any: "yes",
  all: "all of it",
}

export function rolesPage() {
  const lines = [
    "# Who may do what",
    "",
    "Generated from `packages/domain/src/account/permissions.ts` by `npm run docs`; a test keeps it fresh. `mayDo` decides by this table.",
    "",
    "A guest is a browser that booked without an account; `goCustomer` and `customer` are two names for a customer, with the same rights; `porter` is the driver. `partnerCheckInStaff` and `partnerCheckInAdmin` exist but have no rights. Access to a company's bookings and account depends only on the role in that company.",
    "",
    `While a company is suspended, its members and live keys keep only these rights in its name, as far as their role allows: ${openWhileSuspended.join(", ")}. So they can follow and cancel what is under way.`,
    "",
    "| right | guest | customer, goCustomer | porter | ops | admin | company owner | company booker | company viewer |",
    "|---|---|---|---|---|---|---|---|---|",
  ]
  for (const [action, { types, company }] of Object.entries(permissions)) {
    const columns = [types.guest, types.customer, types.porter, types.ops, types.admin]
    const cells = [...columns, company.owner, company.booker, company.viewer].map((reach) => reaches[reach])
    lines.push(`| ${action} | ${cells.join(" | ")} |`)
  }
  return `${lines.join("\n")}\n`
}
