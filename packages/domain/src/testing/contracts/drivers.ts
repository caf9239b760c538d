import * as Effect from "effect/Effect"
import type { DriverMeans } from "../../operations/driver-means.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import type { Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { staffAccount } from "../staff-account.ts"
import { conflictOf } from "./conflict-of.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"
import { commit, now, place } from "./stored-deliveries.ts"

const hire = (id: string, name: string, disabledAt: number | null = null): Change => ({
  kind: "insertAccount",
  account: { ...staffAccount(id, "porter", name), disabledAt },
})

export const driversContract: readonly DrivenCase<UnitOfWork | Drivers>[] = [
  drivenCase(
    "porters who may sign in are listed by name; one who may not is still known",
    Effect.gen(function* () {
      const drivers = yield* Drivers
      yield* commit(hire("d-1", "Zaid"), hire("d-2", "Ali"), hire("d-3", "Gone", now))
      expectEqual(
        (yield* drivers.list).map(({ name }) => name),
        ["Ali", "Zaid"],
      )
      expectEqual(
        (yield* drivers.everybody).map(({ name, isActive }) => [name, isActive]),
        [
          ["Ali", true],
          ["Gone", false],
          ["Zaid", true],
        ],
      )
      expectEqual(yield* drivers.find("d-1"), {
        id: "d-1",
        name: "Zaid",
        phone: "+971501234567",
        image: null,
        isActive: true,
        means: null,
      })
      const [bike, van] = [{ vehicle: "bike", capacity: 4 } as const, { vehicle: "van", capacity: 12 } as const]
      const equip = (before: DriverMeans | null, means: DriverMeans) =>
        ({ kind: "setMeans", driver: "d-1", before, means }) as const
      expectEqual(yield* conflictOf(equip(bike, van)), "setMeans")
      yield* commit(equip(null, bike))
      for (const before of [null, van, { ...bike, capacity: 5 }])
        expectEqual(yield* conflictOf(equip(before, van)), "setMeans")
      yield* commit(equip(bike, van))
      const means = (yield* drivers.list).map((driver) => [driver.name, driver.means])
      expectEqual(means, [
        ["Ali", null],
        ["Zaid", { vehicle: "van", capacity: 12 }],
      ])
      expectEqual([(yield* drivers.find("d-3"))?.isActive, yield* drivers.find("ops-1")], [false, null])
    }),
  ),
  drivenCase(
    "of a driver's places the last one is known, whatever order they come in, until it is forgotten",
    Effect.gen(function* () {
      const { positionOf } = yield* Drivers
      expectEqual(yield* positionOf("d-1"), null)
      for (const position of [place(now), place(now + 2), place(now + 1)])
        yield* commit({ kind: "notePosition", driver: "d-1", position })
      expectEqual(yield* positionOf("d-1"), place(now + 2))
      yield* commit({ kind: "notePosition", driver: "d-1", position: { ...place(now + 3), pace: 31.5 } })
      expectEqual(yield* positionOf("d-1"), { ...place(now + 3), pace: 31.5 })
      yield* commit({ kind: "notePosition", driver: "d-1", position: { ...place(now + 4), pace: null } })
      expectEqual(yield* positionOf("d-1"), place(now + 4))
      yield* commit({ kind: "forgetPosition", driver: "d-1" }, { kind: "forgetPosition", driver: "nobody" })
      expectEqual(yield* positionOf("d-1"), null)
    }),
  ),
]
