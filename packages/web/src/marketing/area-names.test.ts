import { areasOfEmirates } from "@mersal/domain/places/data/areas-ae"
import { areasOfQatar } from "@mersal/domain/places/data/areas-qa"
import { describe, expect, it } from "vitest"
import { areaBounds, shapesOf } from "../ui/map/area-shapes.ts"
import { toPoint, viewOf } from "../ui/map/map-view.ts"
import { acrossOf, areaNames, crosses, nameBox } from "./area-names.ts"
import { reachAt } from "./outline-rows.ts"

const size = { width: 460, height: 440 }
const countries = [
  { country: "the Emirates", areas: areasOfEmirates },
  { country: "Qatar", areas: areasOfQatar },
]
const pictures = countries.flatMap(({ country, areas }) =>
  (["en", "ar"] as const).map((language) => {
    const named = areas.map(({ id, city, rings }) => ({ id, name: city[language], rings }))
    const view = viewOf(areaBounds(named), size)
    const drawn = shapesOf(named).map(({ id, name, middle }, index) => ({
      id,
      name,
      middle: toPoint(view, size, middle),
      rings: (named[index]?.rings ?? []).map((ring) => ring.map(([lon, lat]) => toPoint(view, size, { lat, lon }))),
    }))
    return { country, language, drawn, names: areaNames(drawn, size) }
  }),
)

describe.each(pictures)("the names of the areas of $country, in $language", ({ drawn, names }) => {
  it("are all there, each in its area or with a line to it", () => {
    expect(names.map(({ name }) => name).toSorted()).toEqual(drawn.map(({ name }) => name).toSorted())
    for (const { id, way } of names) {
      const { x, y } = drawn.find((one) => one.id === id)?.middle ?? { x: 0, y: 0 }
      if (way) expect(way[1]).toEqual({ x: Math.round(x), y: Math.round(y) })
    }
  })

  it("stand in the land or beside it, and never across its edge", () => {
    const land = drawn.flatMap(({ rings }) => rings)
    for (const name of names) {
      const { west, east, top, foot } = nameBox(name)
      const reach = reachAt(land, (top + foot) / 2, foot - top)
      if (name.anchor === "end") expect(east).toBeLessThan(reach?.from ?? Number.POSITIVE_INFINITY)
      if (name.anchor === "start") expect(west).toBeGreaterThan(reach?.to ?? 0)
      if (name.way === null) {
        const own = reachAt(drawn.find(({ id }) => id === name.id)?.rings ?? [], (top + foot) / 2, foot - top)
        expect(west).toBeGreaterThan(own?.from ?? Number.POSITIVE_INFINITY)
        expect(east).toBeLessThan(own?.to ?? 0)
      }
    }
  })

  it("are whole in the picture and apart from each other", () => {
    const { from, width } = acrossOf(drawn, names, 600)
    expect(width).toBeLessThanOrEqual(615)
    for (const [at, name] of names.entries()) {
      const one = nameBox(name)
      expect(one.west).toBeGreaterThanOrEqual(from - 1)
      expect(one.east).toBeLessThanOrEqual(from + width + 1)
      expect(one.top).toBeGreaterThanOrEqual(0)
      expect(one.foot).toBeLessThanOrEqual(size.height)
      for (const other of names.slice(at + 1).map(nameBox)) {
        const isApart =
          one.east <= other.west || other.east <= one.west || one.foot <= other.top || other.foot <= one.top
        expect(isApart, name.name).toBe(true)
      }
    }
  })

  it("are crossed by no line, and no two lines cross", () => {
    for (const { name, way } of names) {
      if (way === null) continue
      for (const other of names) {
        if (other.name === name) continue
        const { west, east, top, foot } = nameBox(other)
        const diagonals = [
          [
            { x: west, y: top },
            { x: east, y: foot },
          ] as const,
          [
            { x: west, y: foot },
            { x: east, y: top },
          ] as const,
        ]
        for (const diagonal of diagonals) expect(crosses(way, diagonal), `${name} over ${other.name}`).toBe(false)
        if (other.way) expect(crosses(way, other.way), `${name} and ${other.name}`).toBe(false)
      }
    }
  })
})

it("a name beside the land moves up or down where its line would cross another name", () => {
  const area = (id: string, west: number, east: number, top: number, foot: number) => ({
    id,
    name: id,
    middle: { x: (west + east) / 2, y: (top + foot) / 2 },
    rings: [
      [
        { x: west, y: top },
        { x: east, y: top },
        { x: east, y: foot },
        { x: west, y: foot },
      ],
    ],
  })
  const names = areaNames(
    [area("Plain", 100, 300, 0, 400), area("Hills", 300, 600, 0, 400), area("Town", 310, 316, 197, 203)],
    size,
  )
  const [plain, , town] = names
  expect(names.map(({ name, anchor }) => `${name} ${anchor}`)).toEqual(["Plain middle", "Hills middle", "Town end"])
  if (!plain || !town?.way) throw new Error("A name is missing")
  const { west, east, top, foot } = nameBox(plain)
  expect(
    crosses(town.way, [
      { x: west, y: top },
      { x: east, y: foot },
    ]),
  ).toBe(false)
  expect(
    crosses(town.way, [
      { x: west, y: foot },
      { x: east, y: top },
    ]),
  ).toBe(false)
})

it("there are no names where there is no area", () => {
  expect(areaNames([], size)).toEqual([])
})
