import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { emptyLeadForm } from "@mersal/domain/leads/lead-form"
import { everyBooking } from "@mersal/domain/ports/driving/every-booking"
import { referenceKinds } from "@mersal/domain/reference/reference-entry"
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { staffPassword, startStaffedStage } from "../../testing/staffed-stage.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

const [sqlite] = testDatabases
const everyLead = { market: null, kind: null, state: null, ownerId: null, after: null, limit: 1 } as const
const names = Object.keys(endpointTable)

it("every kind that admins edit has its four calls", () => {
  for (const kind of referenceKinds)
    for (const verb of ["list", "create", "edit", "end"]) expect(names).toContain(`${verb}-${kind}`)
})

it("nobody but an admin edits or reads what admins do, and no customer and no driver reads leads", async () => {
  if (!sqlite) throw new Error("There is a SQLite")
  const stage = await startStaffedStage(await sqlite.open())
  try {
    const codeOf = async (answer: Promise<Result.Result<unknown, { readonly _tag: string }>>) => {
      const given = await answer
      if (Result.isSuccess(given)) return "answered"
      return "code" in given.failure ? given.failure.code : given.failure._tag
    }
    const callers = {
      nobody: stage.services("nobody"),
      porter: (await stage.staff("porter", "Dawud")).services,
      ops: (await stage.staff("ops", "Olga")).services,
      admin: (await stage.staff("admin", "Amal")).services,
    }
    const seen = await Promise.all(
      Object.entries(callers).map(async ([name, { admin, leads }]) => [
        name,
        await codeOf(admin.list({ kind: "tariffs", market: "AE" })),
        await codeOf(admin.end({ kind: "promos", market: "AE", id: "NONE", version: 1 })),
        await codeOf(admin.changes({ kind: null, market: null, after: null, limit: 1 })),
        await codeOf(leads.list(everyLead)),
      ]),
    )
    const shut = "not-permitted"
    const guest = "sign-in-required"
    expect(seen).toEqual([
      ["nobody", guest, guest, guest, guest],
      ["porter", shut, shut, shut, shut],
      ["ops", shut, shut, shut, "answered"],
      ["admin", "answered", "ReferenceNotFound", "answered", "answered"],
    ])
  } finally {
    await stage.product.stop()
  }
})

it("an admin looks on at the board, every booking and the leads, and moves and answers none", async () => {
  if (!sqlite) throw new Error("There is a SQLite")
  const stage = await startStaffedStage(await sqlite.open())
  try {
    const { services } = await stage.staff("admin", "Amal")
    const ops = await stage.staff("ops", "Olga")
    const { body } = await stage.product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
    const reference: string = body.data.bkref
    const order = async () => Result.getOrThrow(await ops.services.operations.booking({ reference })).now.order
    const before = await order()

    const { operations } = services
    const seen = Result.getOrThrow(await operations.bookings({ ...everyBooking, search: reference }))
    expect(seen.bookings.map(({ booking }) => booking.reference)).toEqual([reference])
    const board = Result.getOrThrow(
      await operations.board({ market: "AE", date: seen.bookings[0]?.booking.pickupWindow.date ?? null }),
    )
    expect(board.cells).toHaveLength(1)
    const file = Result.getOrThrow(await operations.booking({ reference }))
    expect(file).toEqual(Result.getOrThrow(await ops.services.operations.booking({ reference })))

    const form = { ...emptyLeadForm("contact", "AE"), name: "Aisha", email: "aisha@example.com", message: "Flowers?" }
    const { leadId } = Result.getOrThrow(await services.leads.saveForm(form))
    const [lead] = Result.getOrThrow(await services.leads.list({ ...everyLead, kind: "contact" })).leads
    expect(lead?.id).toBe(leadId)

    const refusals = await Promise.all([
      operations.command({
        reference,
        command: { type: "assign", driver: "somebody" },
        id: "from-the-admin",
        at: null,
        place: null,
        after: null,
      }),
      operations.command({
        reference,
        command: { type: "cancel", reason: "other" },
        id: "no-of-the-admin",
        at: null,
        place: null,
        after: null,
      }),
      operations.writeNote({ reference, text: "I was here" }),
      operations.suggestions({ reference }),
      services.leads.follow({ id: leadId, version: lead?.version ?? 1, ownerId: null, state: "closed", answer: "" }),
    ])
    for (const refusal of refusals) expect(refusal).toMatchObject({ failure: { code: "not-permitted" } })
    expect(await order()).toBe(before)
  } finally {
    await stage.product.stop()
  }
})

it("an admin is told of each field what is wrong with it, where it stands in what he sent", async () => {
  if (!sqlite) throw new Error("There is a SQLite")
  const stage = await startStaffedStage(await sqlite.open())
  try {
    const { services } = await stage.staff("admin", "Amal")
    const entries = Result.getOrThrow(await services.admin.list({ kind: "promos", market: "AE" }))
    const [entry] = entries
    if (!entry) throw new Error("There are promos")
    const value = { ...entry.value, code: "SHORT", isListed: false, maximumUses: 0 }
    const answer = await services.admin.create({ kind: "promos", value })
    expect(Result.isFailure(answer) && answer.failure).toMatchObject({
      _tag: "InvalidReference",
      issues: [
        { field: "code", problem: "too-short-to-be-private" },
        { field: "maximumUses", problem: "not-positive" },
      ],
    })
  } finally {
    await stage.product.stop()
  }
})

it("a capacity has its booking type in the words of all calls, and another form of it only in its id", async () => {
  if (!sqlite) throw new Error("There is a SQLite")
  const stage = await startStaffedStage(await sqlite.open())
  try {
    await stage.staff("admin", "Amal")
    const { call } = stage.product
    const login = await call("POST", "/v1.0/auth/login", {
      body: { email: "admin-1@example.com", password: staffPassword },
    })
    const headers = { token: login.body.data.auth.token }
    const capacity = { domain: "AE", bktyp: "Same Day", window: "13-18", capacity: 9 }
    const made = await call("POST", "/v1.0/admin/capacities", { headers, body: { value: capacity } })
    expect([made.status, made.body.data.value]).toEqual([200, capacity])
    const { version } = made.body.data
    const fewer = { ...capacity, capacity: 3 }
    const edited = await call("PUT", "/v1.0/admin/capacities/sameDay.13-18", {
      headers,
      body: { version, value: fewer },
    })
    expect([edited.status, edited.body.data.value]).toEqual([200, fewer])
    const asId = await call("POST", "/v1.0/admin/capacities", {
      headers,
      body: { value: { ...capacity, window: null, bktyp: "sameDay" } },
    })
    expect([asId.status, asId.body.errors[0].code, asId.body.errors[0].field]).toEqual([
      422,
      "invalid-field",
      "value.bktyp",
    ])
  } finally {
    await stage.product.stop()
  }
})
