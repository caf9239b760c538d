import type { Reference } from "../../../booking/order/reference.ts"
import type { Services } from "../../../ports/driving/services.ts"
import { expectEqual, first, refused, succeeded } from "../expectations.ts"
import type { StaffedCase } from "../staffed-stage.ts"
import { arrive, collect, fileOf, give, minute, now, obeyed, png, request, scene, start } from "./stage.ts"

const events = async (services: Services, reference: Reference) =>
  succeeded(await services.tracking.track({ reference, accessToken: null })).events.map(
    ({ leg, kind }) => `${leg} ${kind}`,
  )

/** The results of a command: executed once, recorded, or refused with the present state. */
export const commands: readonly StaffedCase[] = [
  {
    name: "a booking goes from the desk over the road to the door, and its tracking shows the way",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      expectEqual(await obeyed(ops, reference, { type: "assign", driver: driver.id }), {
        state: "assigned",
        driver: driver.id,
        order: 1,
      })
      await obeyed(driver, reference, start, arrive, collect, start, arrive)
      const { image } = succeeded(await driver.services.operations.storeProof({ reference, bytes: png }))
      const end = await obeyed(driver, reference, { type: "deliver", proof: { kind: "photo", image } })
      expectEqual(end, { state: "delivered", driver: driver.id, order: 7 })
      expectEqual(await events(stage.services(), reference), [
        "pickup inProgress",
        "pickup completed",
        "delivery inProgress",
        "delivery completed",
      ])
    },
  },
  {
    name: "every command is an event with who, when and where",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      await stage.setNow(now + minute)
      const place = { lat: 25.08049, lon: 55.14031 }
      succeeded(await give(driver, reference, start, { place, id: "the-command" }))
      const { log } = await fileOf(ops, reference)
      expectEqual(log, [
        {
          type: "assign",
          driver: driver.id,
          by: { role: "ops", id: ops.id },
          at: now,
          place: null,
          order: 1,
          commandId: first(log).commandId,
        },
        {
          type: "start",
          by: { role: "porter", id: driver.id },
          at: now + minute,
          place,
          order: 2,
          commandId: "the-command",
        },
      ])
    },
  },
  {
    name: "a command sent twice under one id acts once and is answered alike; another one under it is refused",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const assign = request(reference, { type: "assign", driver: driver.id })
      const { operations } = ops.services
      const answer = succeeded(await operations.command(assign))
      await obeyed(ops, reference, { type: "hold", reason: "weather" })
      expectEqual(succeeded(await operations.command(assign)), answer)
      const many = await Promise.all(Array.from({ length: 5 }, () => operations.command(assign)))
      for (const one of many) expectEqual(succeeded(one), answer)
      refused(await operations.command({ ...assign, command: { type: "unassign" } }), "CommandIdReused")
      expectEqual((await fileOf(ops, reference)).log.length, 2)
    },
  },
  {
    name: "a command that asks for something else under an id that was used is refused",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const { operations } = ops.services
      const hold = request(reference, { type: "hold", reason: "weather" })
      const answer = succeeded(await operations.command(hold))
      refused(await operations.command({ ...hold, command: { type: "hold", reason: "other" } }), "CommandIdReused")
      expectEqual(succeeded(await operations.command(hold)), answer)
      await obeyed(ops, reference, { type: "release" })
      const assign = request(reference, { type: "assign", driver: driver.id })
      succeeded(await operations.command(assign))
      refused(await operations.command({ ...assign, command: { type: "assign", driver: ops.id } }), "CommandIdReused")
      expectEqual((await fileOf(ops, reference)).log.length, 3)
    },
  },
  {
    name: "of two dispatchers at once one is obeyed, and the other hears what is so now",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      const others = await Promise.all(["Omar", "Odile"].map((name) => stage.staff("ops", name)))
      const answers = await Promise.all(
        [ops, ...others].map((one) => give(one, reference, { type: "assign", driver: driver.id }, { after: 0 })),
      )
      expectEqual(answers.filter((answer) => answer._tag === "Success").length, 1)
      for (const answer of answers.filter(({ _tag }) => _tag === "Failure")) {
        const { reason, now: stand } = refused(answer, "CommandConflict")
        expectEqual([reason, stand], ["outdone", { state: "assigned", driver: driver.id, order: 1 }])
      }
      expectEqual((await fileOf(ops, reference)).log.length, 1)
    },
  },
  {
    name: "a command from an old look at the booking is refused, whatever it is",
    run: async (stage) => {
      const { reference, ops, driver } = await scene(stage)
      await obeyed(ops, reference, { type: "assign", driver: driver.id })
      const late = refused(
        await give(ops, reference, { type: "cancel", reason: "other" }, { after: 0 }),
        "CommandConflict",
      )
      expectEqual(late.now.order, 1)
      succeeded(await give(ops, reference, { type: "cancel", reason: "other" }, { after: 1 }))
    },
  },
  {
    name: "a command that does not go with the state says what the state is",
    run: async (stage) => {
      const { reference, ops } = await scene(stage)
      const { reason, now: stand } = refused(await give(ops, reference, { type: "release" }), "CommandConflict")
      expectEqual([reason, stand], ["wrong-state", { state: "confirmed", driver: null, order: 0 }])
    },
  },
]
