import { type StaffRole, staffRoles } from "@mersal/domain/account/account"
import type { PageTexts } from "../../environment/texts/dictionaries.ts"

/** A section of the product for staff: an entry of the navigation, and who may open it and the pages below it. */
export interface StaffSection {
  readonly path: "/ops" | `/ops/${string}` | "/driver"
  readonly word: keyof PageTexts["staff"]["sections"]
  readonly roles: readonly StaffRole[]
  /** It is about the signed-in member, and is linked beside the name. */
  readonly isOwn?: true
}

/** In the order of the navigation. The server checks every call again; this only hides what is not allowed. */
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

/** The section that an address is in, the most specific one; null for none. */
export const sectionAt = (path: string, sections = staffSections): StaffSection | null =>
  sections
    .filter((section) => isWithin(path, section.path))
    .reduce<StaffSection | null>((best, each) => (best && best.path.length >= each.path.length ? best : each), null)

/** The sections for a role. */
export const sectionsOf = (role: StaffRole, sections = staffSections): readonly StaffSection[] =>
  sections.filter(({ roles, isOwn }) => !isOwn && roles.includes(role))
