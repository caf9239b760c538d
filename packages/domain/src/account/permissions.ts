import type { CompanyRole, SignInType } from "./role.ts"

/** How far a right of a sign-in type reaches. */
export type Reach =
  | "none"
  /** The actor's own. */
  | "own"
  /** The actor's own, and a booking whose access link he holds (D33, D36). */
  | "own-or-linked"
  /** A guest's booking whose customer has an e-mail or phone that the actor has verified as his (D23). */
  | "proved"
  /** What is assigned to the actor. */
  | "assigned"
  | "any"

/** How far a member's right reaches within his company: nowhere, to what he booked himself, or to all of it. */
export type CompanyReach = "none" | "own" | "all"

export interface Permission {
  readonly types: Readonly<Record<SignInType, Reach>>
  readonly company: Readonly<Record<CompanyRole, CompanyReach>>
}

type Staff = Partial<Readonly<Record<"porter" | "ops" | "admin", Reach>>>

/**
 * A right as a line of the table. Both kinds of customers have the same rights, and partners at check-in have none
 * (D25, D34).
 */
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
 * Who may do what (section 6 does not list it; derived from D23, D25, D31, D34, D36, D37 and D43). Company roles are a
 * second column: they apply to what belongs to the company, in addition to a customer's rights.
 */
export const permissions = {
  // Open to all; they reach no booking.
  quote: right(everybody, allStaff),
  track: right(everybody, allStaff),
  "save-lead": right(everybody, allStaff),

  // A booking and its owner.
  book: right(everybody),
  // Includes its price and payment, which a driver does not see.
  "view-booking": right(holders, { ops: "any", admin: "any" }, ["all", "all", "all"]),
  // The PIN that proves its delivery: whoever hands the parcel over must not know it, nor who only looks on (D34).
  "view-pin": right(holders, {}, ["all", "own", "none"]),
  "view-proof": right(holders, { porter: "assigned", ops: "any", admin: "any" }, ["all", "all", "all"]),
  "change-booking": right(holders, {}, ["all", "own", "none"]),
  "cancel-booking": right(holders, { ops: "any" }, ["all", "own", "none"]),
  "pay-booking": right(holders, {}, ["all", "own", "none"]),
  // To make a link by which anybody can pay for it.
  "share-payment": right(holders, { ops: "any" }, ["all", "own", "none"]),
  // To rate a delivery, and to read one's rating.
  "rate-booking": right(holders, {}, ["all", "own", "none"]),
  "claim-booking": right({ guest: "none", customer: "proved" }),

  // The board, and what staff see of a booking. An admin may look but not move any.
  "view-board": right(nobody, { ops: "any", admin: "any" }),
  "view-file": right(nobody, { porter: "assigned", ops: "any", admin: "any" }),

  // A booking and those who move it (D34). To give any command; each command has its own right as well.
  "move-booking": right(nobody, { porter: "assigned", ops: "any" }),
  "assign-booking": right(nobody, { ops: "any" }),
  "reschedule-booking": right(nobody, { ops: "any" }),
  "refund-booking": right(nobody, { ops: "any" }),
  // To end the review of a payment where books and gateway disagree.
  "rule-on-payment": right(nobody, { ops: "any", admin: "any" }),
  "drive-booking": right(nobody, { porter: "assigned" }),
  // Drivers, their vehicles, and their positions.
  "manage-drivers": right(nobody, { ops: "any", admin: "any" }),
  // Cash handovers, closed days, and exports.
  "keep-books": right(nobody, { ops: "any", admin: "any" }),
  "take-cash": right(nobody, { porter: "assigned", ops: "any" }),
  // Leads and their outcome: ops answer them, an admin reads.
  "view-leads": right(nobody, { ops: "any", admin: "any" }),
  "follow-leads": right(nobody, { ops: "any" }),

  // A person's own account: profile, addresses, phone, sessions, export and erasure.
  "manage-account": right(ownAccount, signedInStaff),

  // The second factor: all that a member of staff may do who needs one and has none yet.
  "keep-second-factor": right(nobody, signedInStaff),

  // Programs: API keys, and webhooks.
  "use-api": right(ownAccount, { admin: "own" }),

  // Companies (D43).
  "register-company": right(customers),
  "approve-company": right(nobody, { admin: "any" }),
  "book-on-account": right(nobody, {}, ["all", "all", "none"]),
  "view-company": right(nobody, { admin: "any" }, ["all", "all", "all"]),
  "manage-company": right(nobody, {}, ["all", "none", "none"]),

  // Reference data (prices, areas, rules, promos, holidays, banners), staff, and the log of changes.
  "edit-reference-data": right(nobody, { admin: "any" }),
  "make-staff": right(nobody, { admin: "any" }),
  "view-change-log": right(nobody, { admin: "any" }),
} satisfies Readonly<Record<string, Permission>>

export type Action = keyof typeof permissions

/** The rights that members of a suspended company and its live keys keep in its name. */
export const openWhileSuspended = [
  "track",
  "view-booking",
  "view-pin",
  "view-proof",
  "cancel-booking",
] as const satisfies readonly Action[]

export const actions = Object.keys(permissions) as readonly Action[]
