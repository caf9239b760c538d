import { expect, test } from "vitest"
import { slotEnginePage } from "./slot-engine-page.mjs"

const places = [
  "Before.",
  "<!-- decision tables: written by npm run docs -->",
  "stale",
  "<!-- end of decision tables -->",
  "<!-- contradictions: written by npm run docs -->",
  "<!-- end of contradictions -->",
  "<!-- properties: written by npm run docs -->",
  "<!-- end of properties -->",
  "After.",
].join("\n")

test("draws the tables with the specification's names of windows, and leaves the rest alone", () => {
  const lines = slotEnginePage(places).split("\n")
  expect([lines[0], lines.at(-1)]).toEqual(["Before.", "After."])
  expect(lines).not.toContain("stale")
  expect(lines).toContain("| 10:00-16:00 | morning | today | 1PM-6PM | 11AM-2PM, 1PM-6PM | same day: 5PM-10PM |")
  expect(lines).toContain("| 20:00-21:00 | morning | today | 9PM | 9AM … 9PM (13) | same day: Before 11PM |")
  expect(lines).toContain("**Same Day in QA, read by `sd-delivery-alt`**")
  expect(lines.filter((line) => line.startsWith("| C"))).toHaveLength(23)
  expect(lines).toContain("| 35 | Doha an hour later is as Dubai |")
})

test("draws a page that is drawn already as it is", () => {
  const page = slotEnginePage(places)
  expect(slotEnginePage(page)).toBe(page)
})

test("refuses a page without the places", () => {
  expect(() => slotEnginePage("# Engine")).toThrow("no place for the decision tables")
})
