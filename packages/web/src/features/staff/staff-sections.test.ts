import { staffRoles } from "@mersal/domain/account/account"
import { describe, expect, it } from "vitest"
import { sectionAt, sectionsOf, staffSections } from "./staff-sections.ts"

describe("the sections of staff", () => {
  it("finds the most particular section of an address, and none elsewhere", () => {
    expect(sectionAt("/ops")?.word).toBe("board")
    expect(sectionAt("/ops/bookings/AE-1")?.word).toBe("board")
    const drawer = { path: "/ops/drawer", word: "board", roles: ["admin"] } as const
    expect(sectionAt("/ops/drawer/top", [...staffSections, drawer])).toBe(drawer)
    expect(sectionAt("/ops/drawers", [...staffSections, drawer])?.path).toBe("/ops")
    expect(sectionAt("/driver/2026-11-21")?.word).toBe("driver")
    expect(sectionAt("/go/book")).toBeNull()
  })

  it("shows nobody a section of another role, and each is reached by its own address", () => {
    for (const role of staffRoles) for (const { roles } of sectionsOf(role)) expect(roles).toContain(role)
    for (const section of staffSections) expect(sectionAt(section.path)).toBe(section)
  })
})
