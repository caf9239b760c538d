import { expect, it } from "vitest"
import { alignedTable, markdownTable } from "./text-table.ts"

it("aligns columns by their longest cell and ends no line with a space", () => {
  const rows = [
    ["id", "until"],
    ["13-18", "16:00"],
    ["9", ""],
  ]
  expect(alignedTable(rows).split("\n")).toEqual(["id     until", "-----  -----", "13-18  16:00", "9"])
})

it("leaves the columns empty that a row does not have", () => {
  expect(alignedTable([["a", "b", "c"], ["long"]]).split("\n")).toEqual(["a     b  c", "----  -  -", "long"])
})

it("writes a table of Markdown, in which a bar of a cell is no column's", () => {
  expect(
    markdownTable([
      ["a", "b"],
      ["x|y", "z"],
    ]).split("\n"),
  ).toEqual(["| a | b |", "| --- | --- |", "| x\\|y | z |"])
})
