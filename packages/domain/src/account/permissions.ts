import type { CompanyRole, SignInType } from "./role.ts"

/** How far a sign-in type's right reaches. */
export type Reach =
  | "none"
  /** What is the actor's own. */
  | "own"
  /** What is the actor's own, and a booking whose access link he holds (D33, D36). */
  | "own-or-linked"
  /** A guest's booking that names an e-mail or a phone of its booker which the actor has proved to be his (D23). */
  | "proved"
  /** What the actor was given to do. */
  | "assigned"
  | "any"

/** How far a member's right reaches on what belongs to his company: nowhere, to what he booked himself, or to all of it. */
export type CompanyReach = "none" | "own" | "all"

export interface Permission {
  readonly types: Readonly<Record<SignInType, Reach>>
  readonly company: Readonly<Record<CompanyRole, CompanyReach>>
}

type Staff = Partial<Readonly<Record<"porter" | "ops" | "admin", Reach>>>

/** A right as a line of the table. Both sorts of customers have the same rights, partners at check-in none (D25, D34). */
const right = (
  people: Readonly<Record<"guest" | "customer", Reach>>,
  { porter = "none", ops = "none", admin = "none" }: Staff = {},
  [owner, booker, viewer]: readonly [CompanyReach, CompanyReach, CompanyReach] = ["none", "none", "none"],
): Permission => ({
  types: {
    guest: people.guest,
    goCustomer: people.customer,
    customer: people.customer,
    porter,
    ops,
    admin,
    partnerCheckInStaff: "none",
    partnerCheckInAdmin: "none",
  },
  company: { owner, booker, viewer },
})

const everybody = { guest: "any", customer: "any" } as const
const nobody = { guest: "none", customer: "none" } as const
const holders = { guest: "own-or-linked", customer: "own-or-linked" } as const
const customers = { guest: "none", customer: "any" } as const
const ownAccount = { guest: "none", customer: "own" } as const
const allStaff = { porter: "any", ops: "any", admin: "any" } as const
const signedInStaff = { porter: "own", ops: "own", admin: "own" } as const

/**
 * Who may do what (section 6 shows it for nobody; read from D23, D25, D31, D34, D36, D37 and D43). Company roles are a
 * second column: they count on what belongs to the company, beside being a customer.
 */
export const permissions = {
  // Open to all: no booking is reached by them.
  quote: right(everybody, allStaff),
  track: right(everybody, allStaff),
  "save-lead": right(everybody, allStaff),

  // A booking and the person it belongs to.
  book: right(everybody),
  // With what it costs and how that was paid: no matter of whoever carries it.
  "view-booking": right(holders, { ops: "any", admin: "any" }, ["all", "all", "all"]),
  "view-proof": right(holders, { porter: "assigned", ops: "any", admin: "any" }, ["all", "all", "all"]),
  "change-booking": right(holders, {}, ["all", "own", "none"]),
  "cancel-booking": right(holders, { ops: "any" }, ["all", "own", "none"]),
  "pay-booking": right(holders, {}, ["all", "own", "none"]),
  // To say how a delivery was, and to read what one said.
  "rate-booking": right(holders, {}, ["all", "own", "none"]),
  "claim-booking": right({ guest: "none", customer: "proved" }),

  // The board, and what staff see of a booking: an admin looks on and moves none.
  "view-board": right(nobody, { ops: "any", admin: "any" }),
  "view-file": right(nobody, { porter: "assigned", ops: "any", admin: "any" }),

  // A booking and those who move it (D34).
  // To give commands at all; which ones is each command's own right.
  "move-booking": right(nobody, { porter: "assigned", ops: "any" }),
  "assign-booking": right(nobody, { ops: "any" }),
  "reschedule-booking": right(nobody, { ops: "any" }),
  "refund-booking": right(nobody, { ops: "any" }),
  // To end the review of a payment of which the books and the gateway say different things.
  "rule-on-payment": right(nobody, { ops: "any", admin: "any" }),
  "drive-booking": right(nobody, { porter: "assigned" }),
  // Who drives, with what, and where they are.
  "manage-drivers": right(nobody, { ops: "any", admin: "any" }),
  // Cash that drivers hand over, days that are closed, and what is exported of them.
  "keep-books": right(nobody, { ops: "any", admin: "any" }),
  "take-cash": right(nobody, { porter: "assigned", ops: "any" }),
  // Leads and what became of them: ops answer them, an admin reads.
  "view-leads": right(nobody, { ops: "any", admin: "any" }),
  "follow-leads": right(nobody, { ops: "any" }),

  // A person's own account: profile, addresses, phone, sessions, export and erasure.
  "manage-account": right(ownAccount, signedInStaff),

  // Programs: keys to call with, and addresses to be told at.
  "use-api": right(ownAccount, { admin: "own" }),

  // Companies (D43).
  "register-company": right(customers),
  "approve-company": right(nobody, { admin: "any" }),
  "book-on-account": right(nobody, {}, ["all", "all", "none"]),
  "view-company": right(nobody, { admin: "any" }, ["all", "all", "all"]),
  "manage-company": right(nobody, {}, ["all", "none", "none"]),

  // What the product runs on: prices, areas, rules, promos, holidays, banners; who works here; who changed what.
  "edit-reference-data": right(nobody, { admin: "any" }),
  "make-staff": right(nobody, { admin: "any" }),
  "view-change-log": right(nobody, { admin: "any" }),
} satisfies Readonly<Record<string, Permission>>

export type Action = keyof typeof permissions

/** What is left of these rights to the members of a suspended company, and to its live keys, in its name. */
export const openWhileSuspended = [
  "track",
  "view-booking",
  "view-proof",
  "cancel-booking",
] as const satisfies readonly Action[]

export const actions = Object.keys(permissions) as readonly Action[]
