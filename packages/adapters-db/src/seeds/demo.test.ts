import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { localDate } from "@mersal/domain/calendar/local-date"
import { marketIds } from "@mersal/domain/market/market"
import { areaOf } from "@mersal/domain/places/service-area"
import type { Tariff } from "@mersal/domain/pricing/tariff"
import { deliveryChargeMinor } from "@mersal/domain/pricing/tariff"
import { editedReference } from "@mersal/domain/reference/reference-edit"
import type { ReferenceKind } from "@mersal/domain/reference/reference-entry"
import { drivingContracts } from "@mersal/domain/testing/contracts/driving-contracts"
import { inMemoryStage } from "@mersal/domain/testing/in-memory-stage"
import { describe, expect, it } from "vitest"
import { demoData } from "./demo.ts"

describe("the demo data", () => {
  it("offers On Demand dearer than Same Day and Same Day dearer than Next Day, for each vehicle and distance", () => {
    for (const tariff of demoData.tariffs) {
      for (const vehicle of vehicles) {
        for (const distanceKm of [0, 10, 25, 140]) {
          const facts = { vehicle, distanceKm, chargeableKg: 4, areas: ["dubai", "dubai"], window: null } as const
          const charges = bookingTypes.map((bookingType) => deliveryChargeMinor(tariff, { bookingType, ...facts }))
          expect(charges.toSorted((a, b) => b - a)).toEqual(charges)
          expect(new Set(charges).size).toBe(bookingTypes.length)
        }
      }
    }
  })

  it("charges about 20 to 30 for a bike and 90 to 140 for a van across a city", () => {
    for (const tariff of demoData.tariffs) {
      const facts = {
        bookingType: "sameDay",
        distanceKm: 12,
        chargeableKg: 4,
        areas: ["doha", "doha"],
        window: null,
      } as const
      expect(deliveryChargeMinor(tariff, { ...facts, vehicle: "bike" })).toBeGreaterThanOrEqual(2_000)
      expect(deliveryChargeMinor(tariff, { ...facts, vehicle: "bike" })).toBeLessThanOrEqual(3_000)
      expect(deliveryChargeMinor(tariff, { ...facts, vehicle: "van" })).toBeGreaterThanOrEqual(9_000)
      expect(deliveryChargeMinor(tariff, { ...facts, vehicle: "van" })).toBeLessThanOrEqual(14_000)
    }
  })

  it("names only areas that exist in its routes", () => {
    for (const { market, routes } of demoData.tariffs) {
      const ids = demoData.areas.filter((area) => area.market === market).map((area) => area.id)
      expect(routes.flatMap((route) => route.between).filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  it("is nothing that an admin could not have written", () => {
    const { promos, areas, tariffs, taxRates, banners, internationalRates } = demoData
    const values = { tariffs, "tax-rates": taxRates, areas, promos, banners, "international-rates": internationalRates }
    for (const [kind, all] of Object.entries(values)) {
      for (const [index, value] of all.entries()) {
        const others = all.toSpliced(index, 1).map((other) => ({ value: other, version: 1, endedAt: null }))
        // A price list must be written by its first day.
        const today = kind === "tariffs" ? (value as Tariff).validFrom : localDate("2026-11-21")
        const facts = { entries: others, areas: areas.filter(({ market }) => market === value.market), today, now: 0 }
        const edit = { action: "create", value } as never
        expect([kind, editedReference(kind as ReferenceKind, edit, facts as never)]).toMatchObject([
          kind,
          { _tag: "Success" },
        ])
      }
    }
  })

  it("places every place in the area that it names", () => {
    for (const place of demoData.places) {
      const areas = demoData.areas.filter((area) => area.market === place.market)
      expect([place.id, areaOf(place, areas)?.id]).toEqual([place.id, place.city])
    }
  })

  it("has a price list and a tax rate for each market, and codes in capitals", () => {
    for (const market of marketIds) {
      expect(demoData.tariffs.some((tariff) => tariff.market === market)).toBe(true)
      expect(demoData.taxRates.some((rate) => rate.market === market)).toBe(true)
    }
    for (const { code } of demoData.promos) expect(code).toBe(code.toUpperCase())
  })
})

for (const [service, cases] of Object.entries(drivingContracts)) {
  describe(`the ${service} service over the demo data`, () => {
    for (const { name, run } of cases) {
      it(name, async () => {
        const stage = inMemoryStage(demoData)
        try {
          await run(stage)
        } finally {
          await stage.close()
        }
      })
    }
  })
}
