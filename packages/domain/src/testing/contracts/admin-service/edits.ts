import type { ChangeCursor } from "../../../ports/driving/admin-service.ts"
import { expectEqual, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { editOf, minute, now, promo, scene, tariffOf } from "./stage.ts"

/** The rules of every edit: nobody overwrites an edit that he has not seen, and everything is logged. */
export const edits: readonly StaffedCase[] = [
  {
    name: "an edit of what somebody else has edited meanwhile is refused with what is there now",
    run: async (stage) => {
      const { admin } = await scene(stage)
      const { services } = await stage.staff("admin", "Badr")
      const tariff = await tariffOf(admin, "AE")
      const there = succeeded(await services.admin.edit(editOf(tariff, 2_000)))
      const { kind, entry } = refused(await admin.edit(editOf(tariff, 3_000)), "ReferenceChanged")
      expectEqual([kind, entry], ["tariffs", there])
      succeeded(await admin.edit(editOf(there, 3_000)))
      refused(await admin.create({ kind: "tariffs", value: tariff.value }), "ReferenceTaken")
      const none = { kind: "tariffs", market: "AE", id: "none", version: 1 } as const
      refused(await admin.end(none), "ReferenceNotFound")
    },
  },
  {
    name: "every change is logged: who, when, from what to what, the newest first and in pages",
    run: async (stage) => {
      const { id, admin } = await scene(stage)
      const tariff = await tariffOf(admin, "AE")
      const edited = succeeded(await admin.edit(editOf(tariff, 2_000)))
      await stage.setNow(now + minute)
      const created = succeeded(await admin.create({ kind: "promos", value: promo }))
      const page = async (after: ChangeCursor | null) =>
        succeeded(await admin.changes({ kind: null, market: null, after, limit: 1 }))
      const one = await page(null)
      const two = await page(one.next)
      expectEqual(two.next, null)
      const lines = [...one.changes, ...two.changes].map(({ id: line, ...rest }) => rest)
      const shared = { by: id, market: "AE" }
      expectEqual(lines, [
        { ...shared, at: now + minute, kind: "promos", of: promo.code, action: "create", before: null, after: created },
        { ...shared, at: now, kind: "tariffs", of: tariff.value.id, action: "edit", before: tariff, after: edited },
      ])
      const ofPromos = succeeded(await admin.changes({ kind: "promos", market: "QA", after: null, limit: 9 }))
      expectEqual(ofPromos, { changes: [], next: null })
    },
  },
]
