import { describe, expect, it } from "vitest"
import type { GazetteerEntry } from "../gazetteer.ts"
import { placeSearchText } from "../place-search-text.ts"
import { isInside, type ServiceArea } from "../service-area.ts"
import { areasOfEmirates } from "./areas-ae.ts"
import { areasOfQatar } from "./areas-qa.ts"
import { gazetteerOfEmirates } from "./gazetteer-ae.ts"
import { gazetteerOfQatar } from "./gazetteer-qa.ts"

interface Case {
  readonly country: string
  readonly entries: readonly GazetteerEntry[]
  readonly areas: readonly ServiceArea[]
  readonly least: number
}

const cases: readonly Case[] = [
  { country: "the U.A.E.", entries: gazetteerOfEmirates, areas: areasOfEmirates, least: 200 },
  { country: "Qatar", entries: gazetteerOfQatar, areas: areasOfQatar, least: 80 },
]

const repeated = (texts: readonly string[]): readonly string[] => texts.filter((text, at) => texts.indexOf(text) !== at)

describe.each(cases)("the gazetteer of $country", ({ entries, areas, least }) => {
  it("knows the many districts and landmarks that D20 asks for, and every area's own city", () => {
    expect(entries.filter((entry) => entry.kind !== "city").length).toBeGreaterThanOrEqual(least)
    for (const area of areas)
      expect(entries.filter((entry) => entry.city === area.id && entry.kind === "city")).not.toEqual([])
  })

  it("puts every place inside exactly the area it names", () => {
    for (const entry of entries) {
      const around = areas.filter((area) => isInside(entry, area)).map((area) => area.id)
      expect(around, entry.id).toEqual([entry.city])
    }
  })

  it("gives every place an id of its own, in its market", () => {
    expect(repeated(entries.map((entry) => entry.id))).toEqual([])
    for (const entry of entries) {
      expect(entry.id).toMatch(/^(ae|qa)(-[a-z0-9]+)+$/)
      expect(entry.market).toBe(areas[0]?.market)
    }
  })

  it("names every place in both scripts, and no two alike to search", () => {
    for (const { name } of entries) {
      expect(name.en).toMatch(/^[\p{Script=Latin}\d '()-]+$/u)
      expect(name.ar).toMatch(/^[\p{Script=Arabic}\d ()]+$/u)
    }
    expect(repeated(entries.map((entry) => placeSearchText(entry.name.en)))).toEqual([])
    expect(repeated(entries.map((entry) => placeSearchText(entry.name.ar)))).toEqual([])
  })

  it("gives no other name to two places, nor one that another place bears", () => {
    const names = entries.map((entry) => placeSearchText(entry.name.en))
    const others = entries.flatMap((entry) => entry.aliases.map(placeSearchText))
    expect(repeated(others)).toEqual([])
    expect(others.filter((other) => names.includes(other))).toEqual([])
  })
})

describe("the short names people type", () => {
  it.each([
    ["JLT", "ae-jlt"],
    ["JBR", "ae-jbr"],
    ["DIFC", "ae-difc"],
    ["MBZ", "ae-mbz-city"],
    ["RAK", "ae-ras-al-khaimah"],
    ["UAQ", "ae-umm-al-quwain"],
    ["DXB", "ae-dubai-airport"],
    ["JVC", "ae-jvc"],
  ])("%s stands for its place", (alias, id) => {
    expect(gazetteerOfEmirates.filter((entry) => entry.aliases.includes(alias)).map((entry) => entry.id)).toEqual([id])
  })
})
