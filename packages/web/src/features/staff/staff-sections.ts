import { type StaffRole, staffRoles } from "@mersal/domain/account/account"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/** A part of the product that staff work in: a line of the navigation, and who may open it and what lies below it. */
export interface StaffSection {
  readonly path: "/ops" | `/ops/${string}` | "/driver"
  readonly word: keyof PageTexts["staff"]["sections"]
  readonly roles: readonly StaffRole[]
  /** It is about whoever is at work, and reached from beside the name. */
  readonly isOwn?: true
}

/** In the order of the navigation. The server asks again at each call: this only spares people what they may not do. */
export const staffSections: readonly StaffSection[] = [
  { path: "/ops", word: "board", roles: ["ops", "admin"] },
  { path: "/ops/map", word: "map", roles: ["ops", "admin"] },
  { path: "/ops/leads", word: "leads", roles: ["ops", "admin"] },
  { path: "/ops/payments", word: "payments", roles: ["ops", "admin"] },
  { path: "/ops/admin", word: "admin", roles: ["admin"] },
  { path: "/ops/rules", word: "rules", roles: ["admin"] },
  { path: "/ops/cash", word: "cash", roles: ["ops"] },
  { path: "/ops/reports", word: "reports", roles: ["ops", "admin"] },
  { path: "/ops/companies", word: "companies", roles: ["admin"] },
  { path: "/driver", word: "driver", roles: ["porter"] },
  { path: "/ops/security", word: "security", roles: staffRoles, isOwn: true },
]

const isWithin = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`)

/** The section that an address lies in, the most particular one; null of none. */
export const sectionAt = (path: string, sections = staffSections): StaffSection | null =>
  sections
    .filter((section) => isWithin(path, section.path))
    .reduce<StaffSection | null>((best, each) => (best && best.path.length >= each.path.length ? best : each), null)

/** The parts of the product that a role works in. */
export const sectionsOf = (role: StaffRole, sections = staffSections): readonly StaffSection[] =>
  sections.filter(({ roles, isOwn }) => !isOwn && roles.includes(role))
