/** Draws docs/roles.md from the table of rights, so that what is read there is what the server asks. */
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
    "Drawn from `packages/domain/src/account/permissions.ts` by `npm run docs`; a test keeps it fresh. `mayDo` answers by it.",
    "",
    "A guest is a browser that booked without an account; `goCustomer` and `customer` are the two names of a customer and may do the same; `porter` is the driver. `partnerCheckInStaff` and `partnerCheckInAdmin` exist and may do nothing. What is on a company's account is reached by the role in that company alone.",
    "",
    `While a company is suspended its members and its live keys have, of all these rights, ${openWhileSuspended.join(", ")} in its name, each as far as their role reaches: what is under way is followed and called off.`,
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
