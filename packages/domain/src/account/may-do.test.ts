import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anActor, aSubject } from "../testing/arbitraries-account.ts"
import { runs } from "../testing/runs.ts"
import { type Actor, mayDo, noSubject, type Subject } from "./may-do.ts"
import { type Action, actions, permissions } from "./permissions.ts"
import { companyRoles, signInTypes } from "./role.ts"

const anAction = fc.constantFrom(...actions)
const customer = (id: string, company: Actor["company"] = null): Actor => ({ type: "customer", id, company })
const bookingOf = (owner: string | null, facts: Partial<Subject> = {}): Subject => ({ ...noSubject, owner, ...facts })

/** What reaches one booking, as opposed to what is open to all or belongs to the operator. */
const bookingActions: readonly Action[] = [
  "view-booking",
  "view-pin",
  "view-proof",
  "change-booking",
  "cancel-booking",
  "pay-booking",
  "share-payment",
  "rate-booking",
  "claim-booking",
  "view-file",
  "move-booking",
  "assign-booking",
  "reschedule-booking",
  "refund-booking",
  "drive-booking",
  "take-cash",
]

/** Those of them that change nothing. */
const looks: readonly Action[] = ["view-booking", "view-proof", "view-file"]

describe("who may do what", () => {
  it("is this table: roles across, company roles as a second column", () => {
    const short = {
      none: "-",
      own: "own",
      "own-or-linked": "own+link",
      proved: "proved",
      assigned: "given",
      any: "any",
      all: "all",
    }
    const lines = actions.map((action) => {
      const { types, company } = permissions[action]
      const columns = [types.guest, types.customer, types.porter, types.ops, types.admin]
      return `${action}: ${columns.map((reach) => short[reach]).join(" ")} | ${companyRoles.map((role) => short[company[role]]).join(" ")}`
    })
    // guest customer porter ops admin | owner booker viewer
    expect(lines).toEqual([
      "quote: any any any any any | - - -",
      "track: any any any any any | - - -",
      "save-lead: any any any any any | - - -",
      "book: any any - - - | - - -",
      "view-booking: own+link own+link - any any | all all all",
      "view-pin: own+link own+link - - - | all own -",
      "view-proof: own+link own+link given any any | all all all",
      "change-booking: own+link own+link - - - | all own -",
      "cancel-booking: own+link own+link - any - | all own -",
      "pay-booking: own+link own+link - - - | all own -",
      "share-payment: own+link own+link - any - | all own -",
      "rate-booking: own+link own+link - - - | all own -",
      "claim-booking: - proved - - - | - - -",
      "view-board: - - - any any | - - -",
      "view-file: - - given any any | - - -",
      "move-booking: - - given any - | - - -",
      "assign-booking: - - - any - | - - -",
      "reschedule-booking: - - - any - | - - -",
      "refund-booking: - - - any - | - - -",
      "rule-on-payment: - - - any any | - - -",
      "drive-booking: - - given - - | - - -",
      "manage-drivers: - - - any any | - - -",
      "keep-books: - - - any any | - - -",
      "take-cash: - - given any - | - - -",
      "view-leads: - - - any any | - - -",
      "follow-leads: - - - any - | - - -",
      "manage-account: - own own own own | - - -",
      "keep-second-factor: - - own own own | - - -",
      "use-api: - own - - own | - - -",
      "register-company: - any - - - | - - -",
      "approve-company: - - - - any | - - -",
      "book-on-account: - - - - - | all all -",
      "view-company: - - - - any | all all all",
      "manage-company: - - - - - | all - -",
      "edit-reference-data: - - - - any | - - -",
      "make-staff: - - - - any | - - -",
      "view-change-log: - - - - any | - - -",
    ])
  })

  it("lets nobody reach another's booking: but by its link, as its driver, as ops or in its company, and an admin to look", () => {
    fc.assert(
      fc.property(anActor, fc.constantFrom(...bookingActions), aSubject, (actor, action, subject) => {
        const isOwner = actor.id !== null && actor.id === subject.owner
        const isDriver = actor.type === "porter" && actor.id !== null && actor.id === subject.driver
        const isMember = actor.company !== null && actor.company.id === subject.company
        const another = !isOwner && !isDriver && !isMember && actor.type !== "ops"
        fc.pre(another && !subject.hasAccessLink && !subject.namesProvedContact)
        expect(mayDo(actor, action, subject)).toBe(actor.type === "admin" && looks.includes(action))
      }),
      { numRuns: runs(1_000) },
    )
  })

  it("lets a guest and a customer reach their own booking, and whoever holds its link", () => {
    fc.assert(
      fc.property(fc.constantFrom("guest", "customer", "goCustomer"), (type) => {
        const actor: Actor = { type, id: "amna", company: null }
        for (const action of ["view-booking", "change-booking", "cancel-booking", "pay-booking"] as const) {
          expect(mayDo(actor, action, bookingOf("amna"))).toBe(true)
          expect(mayDo(actor, action, bookingOf("yousef"))).toBe(false)
          expect(mayDo(actor, action, bookingOf("yousef", { hasAccessLink: true }))).toBe(true)
          expect(mayDo({ ...actor, id: null }, action, bookingOf(null, { hasAccessLink: true }))).toBe(true)
        }
      }),
    )
  })

  it("takes two missing ids for nobody's, never for the same person's", () => {
    fc.assert(
      fc.property(anActor, fc.constantFrom(...bookingActions), (actor, action) => {
        fc.pre(actor.type !== "ops" && actor.type !== "admin")
        expect(mayDo({ ...actor, id: null }, action, bookingOf(null))).toBe(false)
      }),
    )
  })

  it("opens by an access link a booking to those it may belong to, but no account, no company and nothing to staff", () => {
    const linked = { ...noSubject, hasAccessLink: true }
    const opened = actions.filter(
      (action) => mayDo(customer("amna"), action, linked) && !mayDo(customer("amna"), action),
    )
    const owners = [
      "view-booking",
      "view-pin",
      "view-proof",
      "change-booking",
      "cancel-booking",
      "pay-booking",
      "share-payment",
      "rate-booking",
    ]
    expect(opened).toEqual(owners)
    for (const type of ["porter", "ops", "admin"] as const) {
      const actor: Actor = { type, id: "maria", company: null }
      for (const action of actions) expect(mayDo(actor, action, linked)).toBe(mayDo(actor, action))
    }
  })

  it("lets nobody manage another's account, not even staff", () => {
    fc.assert(
      fc.property(anActor, aSubject, (actor, subject) => {
        const account = { ...subject, company: null }
        const isOwn = actor.id !== null && actor.id === account.owner
        const has = !["guest", "partnerCheckInStaff", "partnerCheckInAdmin"].includes(actor.type)
        expect(mayDo(actor, "manage-account", account)).toBe(isOwn && has)
      }),
    )
  })

  it("lets a driver see and move exactly the bookings that were given to him", () => {
    const driver: Actor = { type: "porter", id: "maria", company: null }
    for (const action of ["view-file", "view-proof", "drive-booking", "take-cash"] as const) {
      expect(mayDo(driver, action, bookingOf("amna", { driver: "maria" }))).toBe(true)
      expect(mayDo(driver, action, bookingOf("maria", { driver: "yousef" }))).toBe(false)
      expect(mayDo(driver, action, bookingOf("amna", { driver: null, company: "falcon" }))).toBe(false)
    }
  })

  it("lets an admin look on at every booking and move none", () => {
    const admin: Actor = { type: "admin", id: "amal", company: null }
    fc.assert(
      fc.property(fc.constantFrom(...bookingActions), aSubject, (action, subject) => {
        expect(mayDo(admin, action, subject)).toBe(looks.includes(action))
      }),
    )
  })

  it("lets partners at check-in do nothing at all", () => {
    fc.assert(
      fc.property(anActor, anAction, aSubject, (actor, action, subject) => {
        for (const type of ["partnerCheckInStaff", "partnerCheckInAdmin"] as const)
          expect(mayDo({ ...actor, type }, action, subject)).toBe(false)
      }),
    )
  })

  it("lets go customers do exactly what customers may", () => {
    fc.assert(
      fc.property(anActor, anAction, aSubject, (actor, action, subject) => {
        const asGo = mayDo({ ...actor, type: "goCustomer" }, action, subject)
        expect(asGo).toBe(mayDo({ ...actor, type: "customer" }, action, subject))
      }),
    )
  })

  it("leaves staff to be made by admin alone, and prices, areas, rules and promos to be edited by him", () => {
    for (const action of ["make-staff", "edit-reference-data"] as const)
      expect(signInTypes.filter((type) => mayDo({ type, id: "1", company: null }, action))).toEqual(["admin"])
  })

  it("lets a customer claim only a guest's booking whose contact he has proved", () => {
    expect(mayDo(customer("amna"), "claim-booking", bookingOf("guest-1", { namesProvedContact: true }))).toBe(true)
    expect(mayDo(customer("amna"), "claim-booking", bookingOf("guest-1"))).toBe(false)
    const guest: Actor = { type: "guest", id: "guest-2", company: null }
    expect(mayDo(guest, "claim-booking", bookingOf("guest-1", { namesProvedContact: true }))).toBe(false)
  })
})

describe("a member of a company", () => {
  const falcon = { ...noSubject, company: "falcon" }
  const member = (role: (typeof companyRoles)[number]) => customer("amna", { id: "falcon", role })
  const own = bookingOf("amna", { company: "falcon" })
  const colleague = bookingOf("yousef", { company: "falcon" })
  const may = (role: (typeof companyRoles)[number], subject: Subject) =>
    actions.filter((action) => mayDo(member(role), action, subject) && !mayDo(member(role), action))

  it("reaches as owner everything of the company", () => {
    const all = [
      "view-booking",
      "view-pin",
      "view-proof",
      "change-booking",
      "cancel-booking",
      "pay-booking",
      "share-payment",
      "rate-booking",
    ]
    expect(may("owner", colleague)).toEqual([...all, "book-on-account", "view-company", "manage-company"])
  })

  it("books on its account as booker, and only of what he booked himself changes it and knows the PIN", () => {
    expect(may("booker", colleague)).toEqual(["view-booking", "view-proof", "book-on-account", "view-company"])
    const changes = ["change-booking", "cancel-booking", "pay-booking", "share-payment", "rate-booking"]
    const looks = ["view-booking", "view-pin", "view-proof"]
    expect(may("booker", own)).toEqual([...looks, ...changes, "book-on-account", "view-company"])
  })

  it("only looks on as viewer, also at what he once booked there himself", () => {
    expect(may("viewer", own)).toEqual(["view-booking", "view-proof", "view-company"])
    expect(may("viewer", falcon)).toEqual(["view-booking", "view-proof", "view-company"])
  })

  it("is one whichever flow he signed up by", () => {
    const goMember: Actor = { type: "goCustomer", id: "amna", company: { id: "falcon", role: "owner" } }
    for (const action of ["view-booking", "change-booking", "book-on-account", "manage-company"] as const)
      expect(mayDo(goMember, action, colleague)).toBe(true)
  })

  it("reaches nothing of another company, nor of one that he has left", () => {
    const pearl = customer("amna", { id: "pearl", role: "owner" })
    for (const actor of [pearl, customer("amna")])
      for (const action of ["view-booking", "change-booking", "book-on-account", "manage-company"] as const)
        expect(mayDo(actor, action, own)).toBe(false)
  })

  it("may follow and call off what is under way while it is suspended, as his role is, and nothing else in its name", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...companyRoles),
        anAction,
        fc.constantFrom(own, colleague),
        (role, action, subject) => {
          const suspended = customer("amna", { id: "falcon", role, isSuspended: true })
          const isOpen = ["view-booking", "view-pin", "view-proof", "cancel-booking"].includes(action)
          const isNobodys = mayDo(customer("amna"), action)
          const expected = isNobodys || (isOpen && mayDo(member(role), action, subject))
          expect(mayDo(suspended, action, subject)).toBe(expected)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it("gains nothing by it where he is no customer", () => {
    const staff: Actor = { type: "ops", id: "amna", company: { id: "falcon", role: "owner" } }
    expect(mayDo(staff, "manage-company", falcon)).toBe(false)
    expect(mayDo({ ...staff, type: "guest" }, "view-booking", own)).toBe(false)
  })
})
