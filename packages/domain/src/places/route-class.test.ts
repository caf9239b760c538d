import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { gulfBook } from "../schedule/books/gulf.ts"
import { areasOfEmirates } from "./data/areas-ae.ts"
import { areasOfQatar } from "./data/areas-qa.ts"
import { routeClassAt, routeClasses, routeClassOf } from "./route-class.ts"
import type { ServiceArea } from "./service-area.ts"

const areas = [...areasOfEmirates, ...areasOfQatar]
const named = (id: string): ServiceArea => {
  const area = areas.find((each) => each.id === id)
  if (!area) throw new Error(`No area ${id}`)
  return area
}
const between = (from: string, to: string) => routeClassOf(named(from), named(to))

const generation = fc.constantFrom("old" as const, "new" as const)
const anyCity = fc.constantFrom(...areas.map(({ city }) => city))
const anArea = fc.record({ city: anyCity, generation })
/** Of no city that a class names. */
const plainArea = fc.record({
  city: anyCity.filter(({ en }) => !["Dubai", "Abu Dhabi", "Al Ain", "Ras Al Khaimah"].includes(en)),
  generation,
})

describe("the class of a way", () => {
  it("is one of those that section 9 names and the rule book has", () => {
    expect(Object.keys(gulfBook.routes)).toEqual([...routeClasses])
    expect(between("dubai", "abu-dhabi")).toBe("dubai-abudhabi")
    expect(between("sharjah", "al-ain")).toBe("al-ain-rak")
    expect(between("ras-al-khaimah", "umm-al-quwain")).toBe("al-ain-rak")
    expect(between("umm-al-quwain", "fujairah")).toBe("new-to-new")
    expect(between("dubai", "fujairah")).toBe("old-to-new")
    expect(between("dubai", "sharjah")).toBeNull()
    expect(between("abu-dhabi", "abu-dhabi")).toBeNull()
  })

  it("is the same on the way back", () => {
    fc.assert(
      fc.property(anArea, anArea, (from, to) => {
        expect(routeClassOf(from, to)).toBe(routeClassOf(to, from))
      }),
    )
  })

  it("is by cities where it names them, whatever their generations and however they are written", () => {
    fc.assert(
      fc.property(
        anArea,
        generation,
        generation,
        fc.constantFrom("Abu Dhabi", "abu-dhabi", "Abudhabi "),
        fc.constantFrom("Al Ain", "Ras al-Khaimah"),
        (area, one, other, capital, remote) => {
          const zone = (en: string, of: typeof one) => ({ city: { en, ar: "" }, generation: of })
          expect(routeClassOf(zone("Dubai", one), zone(capital, other))).toBe("dubai-abudhabi")
          expect(routeClassOf(area, zone(remote, other))).toBe("al-ain-rak")
        },
      ),
    )
  })

  it("is by generations elsewhere, and there is none between two old areas", () => {
    fc.assert(
      fc.property(plainArea, plainArea, (from, to) => {
        const added = [from, to].filter((area) => area.generation === "new").length
        expect(routeClassOf(from, to)).toBe([null, "old-to-new", "new-to-new"][added])
      }),
    )
  })

  it("is that of the areas which its ends lie in, and none where one is not served", () => {
    const [deira, fujairah, sea] = [
      { lat: 25.2697, lon: 55.3095 },
      { lat: 25.1288, lon: 56.3265 },
      { lat: 25.7, lon: 53.2 },
    ]
    expect(routeClassAt(deira, fujairah, areas)).toBe("old-to-new")
    expect(routeClassAt(deira, sea, areas)).toBeNull()
    expect(routeClassAt(sea, fujairah, areas)).toBeNull()
  })
})
