import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MarketId } from "../../market/market.ts"
import type { Corner, Ring } from "../outline.ts"
import type { Position } from "../position.ts"
import { areaOf, isInside } from "../service-area.ts"
import { areasOfEmirates } from "./areas-ae.ts"
import { areasOfQatar } from "./areas-qa.ts"

const areas = [...areasOfEmirates, ...areasOfQatar]
const nameOf = (lat: number, lon: number): string | null => areaOf({ lat, lon }, areas)?.id ?? null

const emirates = fc.record({
  lat: fc.double({ min: 22.5, max: 26.2, noNaN: true }),
  lon: fc.double({ min: 51.4, max: 56.5, noNaN: true }),
})
const eastOfEmirates = fc.record({
  lat: fc.double({ min: 24.7, max: 26.1, noNaN: true }),
  lon: fc.double({ min: 55.2, max: 56.4, noNaN: true }),
})
const qatar = fc.record({
  lat: fc.double({ min: 24.5, max: 26.2, noNaN: true }),
  lon: fc.double({ min: 50.7, max: 51.7, noNaN: true }),
})

const sidesOf = (ring: Ring): readonly (readonly [Corner, Corner])[] =>
  ring.map((corner, index) => [ring.at(index - 1) as Corner, corner] as const)

/** Which way one turns at b on the walk from a over b to c: positive to the left. */
const turn = (a: Corner, b: Corner, c: Corner): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
const crosses = ([a, b]: readonly [Corner, Corner], [c, d]: readonly [Corner, Corner]): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

/** A point on our side of a border and one across it, as longitude and latitude. */
type Pair = readonly [ours: Corner, theirs: Corner]

// 1.5 km either side of the borders of Natural Earth 1:10m, at ten places along each: not the lines we drew.
const borders: Readonly<Record<string, readonly Pair[]>> = {
  "the U.A.E. and Oman": [
    [
      [56.268, 24.885],
      [56.287, 24.863],
    ],
    [
      [55.992, 24.848],
      [55.972, 24.828],
    ],
    [
      [55.779, 24.875],
      [55.808, 24.867],
    ],
    [
      [55.784, 24.402],
      [55.799, 24.425],
    ],
    [
      [55.979, 24.081],
      [56.004, 24.066],
    ],
    [
      [55.443, 23.935],
      [55.471, 23.944],
    ],
    [
      [55.284, 23.244],
      [55.309, 23.231],
    ],
    [
      [56.128, 25.811],
      [56.157, 25.816],
    ],
    [
      [56.238, 25.332],
      [56.256, 25.311],
    ],
    [
      [56.333, 25.31],
      [56.327, 25.284],
    ],
  ],
  "the U.A.E. and Saudi Arabia": [
    [
      [55.037, 22.643],
      [55.034, 22.616],
    ],
    [
      [54.483, 22.711],
      [54.479, 22.684],
    ],
    [
      [53.788, 22.796],
      [53.784, 22.769],
    ],
    [
      [53.093, 22.882],
      [53.09, 22.856],
    ],
    [
      [52.626, 22.94],
      [52.622, 22.913],
    ],
    [
      [52.417, 23.12],
      [52.394, 23.103],
    ],
    [
      [52.211, 23.368],
      [52.187, 23.351],
    ],
    [
      [51.949, 23.678],
      [51.926, 23.661],
    ],
    [
      [51.689, 23.987],
      [51.665, 23.971],
    ],
    [
      [51.589, 24.159],
      [51.559, 24.161],
    ],
  ],
  "Qatar and Saudi Arabia": [
    [
      [51.346, 24.6],
      [51.366, 24.58],
    ],
    [
      [51.173, 24.611],
      [51.191, 24.59],
    ],
    [
      [51.13, 24.585],
      [51.14, 24.56],
    ],
    [
      [51.082, 24.574],
      [51.083, 24.547],
    ],
    [
      [51.026, 24.575],
      [51.022, 24.548],
    ],
    [
      [50.996, 24.579],
      [50.991, 24.552],
    ],
    [
      [50.947, 24.595],
      [50.935, 24.571],
    ],
    [
      [50.904, 24.634],
      [50.882, 24.616],
    ],
    [
      [50.867, 24.685],
      [50.841, 24.671],
    ],
    [
      [50.831, 24.74],
      [50.805, 24.726],
    ],
  ],
  // The last places of land that a courier reaches, and the water in front of them.
  "the U.A.E. and the sea": [
    [
      [52.73, 24.11],
      [52.73, 24.19],
    ],
    [
      [54.3173, 24.4615],
      [54.27, 24.4615],
    ],
    [
      [54.3983, 24.5338],
      [54.36, 24.58],
    ],
    [
      [54.65, 24.805],
      [54.58, 24.81],
    ],
    [
      [55.133, 25.078],
      [55.095, 25.085],
    ],
    [
      [55.1172, 25.1304],
      [55.07, 25.14],
    ],
    [
      [55.1853, 25.1412],
      [55.165, 25.175],
    ],
    [
      [55.436, 25.413],
      [55.4, 25.44],
    ],
    [
      [55.742, 25.671],
      [55.69, 25.71],
    ],
    [
      [56.356, 25.497],
      [56.41, 25.5],
    ],
  ],
  "Qatar and the sea": [
    [
      [50.783, 25.425],
      [50.72, 25.43],
    ],
    [
      [51.03, 25.978],
      [50.95, 25.99],
    ],
    [
      [51.213, 26.139],
      [51.213, 26.19],
    ],
    [
      [51.364, 26.026],
      [51.42, 26.03],
    ],
    [
      [51.553, 25.69],
      [51.63, 25.69],
    ],
    [
      [51.529, 25.394],
      [51.58, 25.41],
    ],
    [
      [51.546, 25.369],
      [51.6, 25.36],
    ],
    [
      [51.5391, 25.2953],
      [51.535, 25.306],
    ],
    [
      [51.6081, 25.2731],
      [51.67, 25.27],
    ],
    [
      [51.6087, 25.1745],
      [51.66, 25.17],
    ],
  ],
}

describe("the service areas", () => {
  it("are the eight of the U.A.E. and the eight municipalities of Qatar, each with a name in both languages", () => {
    const idsOf = (market: MarketId) => areas.filter((area) => area.market === market).map((area) => area.id)
    expect(idsOf("AE")).toEqual([
      "dubai",
      "abu-dhabi",
      "sharjah",
      "ajman",
      "umm-al-quwain",
      "ras-al-khaimah",
      "fujairah",
      "al-ain",
    ])
    expect(idsOf("QA")).toEqual([
      "doha",
      "al-rayyan",
      "al-wakrah",
      "umm-salal",
      "al-daayen",
      "al-khor",
      "al-shamal",
      "al-shahaniya",
    ])
    for (const { city } of areas) {
      expect(city.en).toMatch(/^[A-Z][A-Za-z ]+$/)
      expect(city.ar).toMatch(/^[\p{Script=Arabic} ]+$/u)
    }
  })

  it.each([
    ["the U.A.E.", emirates],
    ["the crowded east of the U.A.E.", eastOfEmirates],
    ["Qatar", qatar],
  ])("never share a point of %s but on their borders", (_, anywhere) => {
    fc.assert(
      fc.property(anywhere, (point) => {
        expect(areas.filter((area) => isInside(point, area)).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 3000 },
    )
  })

  it("have outlines of which no side crosses another", () => {
    const sides = areas.flatMap((area) => area.rings.flatMap(sidesOf))
    const crossings = sides.flatMap((one, index) => sides.slice(index + 1).filter((other) => crosses(one, other)))
    expect(crossings).toEqual([])
  })

  it("contain each of their own corners, which on a shared border belong to both neighbours", () => {
    for (const area of areas)
      for (const [lon, lat] of area.rings.flat()) expect(isInside({ lat, lon }, area)).toBe(true)
  })

  it.each(Object.entries(borders))("tell apart ten points on either side of the border of %s", (_, pairs) => {
    expect(pairs.length).toBe(10)
    for (const [[lon, lat], [lonAcross, latAcross]] of pairs) {
      expect(nameOf(lat, lon), `${lat}, ${lon}`).not.toBeNull()
      expect(nameOf(latAcross, lonAcross), `${latAcross}, ${lonAcross}`).toBeNull()
    }
  })

  it.each<[place: string, lat: number, lon: number, area: string]>([
    ["Burj Khalifa", 25.1972, 55.2744, "dubai"],
    ["Palm Jumeirah's crescent", 25.1304, 55.1172, "dubai"],
    ["Dubai Marina", 25.0805, 55.1403, "dubai"],
    ["Jebel Ali Port", 25.011, 55.061, "dubai"],
    ["Hatta, between Ajman and Oman", 24.797, 56.118, "dubai"],
    ["Yas Island", 24.4884, 54.6083, "abu-dhabi"],
    ["Saadiyat Island", 24.5338, 54.3983, "abu-dhabi"],
    ["Zayed International Airport", 24.433, 54.6511, "abu-dhabi"],
    ["Ruwais", 24.11, 52.73, "abu-dhabi"],
    ["Liwa", 23.144, 53.788, "abu-dhabi"],
    ["Sahara Centre, at Dubai's border", 25.2978, 55.3735, "sharjah"],
    ["Khor Fakkan, inside Fujairah", 25.339, 56.35, "sharjah"],
    ["Kalba", 25.07, 56.35, "sharjah"],
    ["Dibba Al Hisn", 25.619, 56.273, "sharjah"],
    ["Al Hamriyah, between Ajman and Umm Al Quwain", 25.478, 55.53, "sharjah"],
    ["Nahwa, inside Oman's Madha", 25.268, 56.272, "sharjah"],
    ["City Centre Ajman", 25.3995, 55.4785, "ajman"],
    ["Manama, inside Ras Al Khaimah", 25.33, 56.022, "ajman"],
    ["Masfout", 24.826, 56.087, "ajman"],
    ["Umm Al Quwain", 25.5647, 55.5553, "umm-al-quwain"],
    ["Falaj Al Mualla", 25.343, 55.865, "umm-al-quwain"],
    ["Ras Al Khaimah", 25.7895, 55.9432, "ras-al-khaimah"],
    ["Jebel Jais", 25.9322, 56.132, "ras-al-khaimah"],
    ["Fujairah", 25.1288, 56.3265, "fujairah"],
    ["Dibba Al Fujairah", 25.592, 56.262, "fujairah"],
    ["Al Ain Oasis", 24.216, 55.765, "al-ain"],
    ["Hili Archaeological Park, beside Buraimi", 24.2928, 55.7925, "al-ain"],
    ["West Bay", 25.3216, 51.5296, "doha"],
    ["The Pearl", 25.369, 51.546, "doha"],
    ["Hamad International Airport", 25.2731, 51.6081, "doha"],
    ["Villaggio Mall", 25.2593, 51.4436, "al-rayyan"],
    ["Education City", 25.313, 51.438, "al-rayyan"],
    ["Abu Samra, at the Saudi border", 24.746, 50.848, "al-rayyan"],
    ["Mesaieed", 24.992, 51.55, "al-wakrah"],
    ["Doha Festival City", 25.3866, 51.4432, "umm-salal"],
    ["Lusail Stadium", 25.4209, 51.4905, "al-daayen"],
    ["Al Bayt Stadium", 25.6522, 51.4878, "al-khor"],
    ["Madinat Al Shamal", 26.129, 51.201, "al-shamal"],
    ["Dukhan", 25.425, 50.783, "al-shahaniya"],
  ])("serve %s", (_, lat, lon, area) => {
    expect(nameOf(lat, lon)).toBe(area)
  })

  it.each<[place: string, lat: number, lon: number]>([
    ["Muscat", 23.588, 58.4],
    ["Sohar", 24.346, 56.707],
    ["Buraimi, across the fence from Al Ain", 24.25, 55.793],
    ["Hamasa, the market of Buraimi", 24.2385, 55.775],
    ["Mahdah", 24.402, 55.967],
    ["Madha, Oman's enclave", 25.283, 56.333],
    ["Khasab in Musandam", 26.18, 56.248],
    ["Dibba Al Baya, Oman's part of Dibba", 25.646, 56.265],
    ["Tibat, behind the border post of Al Dara", 26.085, 56.105],
    ["Shinas", 24.743, 56.467],
    ["Batha, across from Ghuwaifat", 24.12, 51.545],
    ["Salwa, across from Abu Samra", 24.72, 50.79],
    ["Shaybah in the Empty Quarter", 22.515, 53.95],
    ["Riyadh", 24.7136, 46.6753],
    ["Manama in Bahrain", 26.2235, 50.5876],
    ["Abu Musa", 25.87, 55.03],
    ["the World Islands", 25.225, 55.165],
    ["the open Gulf", 25.3, 53],
    ["null island", 0, 0],
  ])("do not serve %s", (_, lat, lon) => {
    expect(nameOf(lat, lon)).toBeNull()
  })

  it("are found by any point strictly inside one of them, and by that one only", () => {
    fc.assert(
      fc.property(fc.oneof(emirates, qatar), (point: Position) => {
        const found = areaOf(point, areas)
        expect(areas.filter((area) => isInside(point, area))).toEqual(found ? [found] : [])
      }),
      { numRuns: 500 },
    )
  })
})
