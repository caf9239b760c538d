import { Link, useLocation } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { useStaffMember } from "../../environment/staff-member.ts"
import { buttonClass } from "../../ui/button-class.ts"
import { StaffNotice } from "./StaffNotice.tsx"
import { sectionAt, sectionsOf } from "./staff-sections.ts"

/** An address of staff that leads nowhere, and the section that it lies in: what customers do is none of theirs. */
export function UnknownStaffPage() {
  const { shell, staff: words } = useTexts()
  const { role } = useStaffMember()
  const { pathname } = useLocation()
  const section = sectionAt(pathname) ?? sectionsOf(role)[0]
  return (
    <StaffNotice title={shell.notFoundTitle} text={shell.notFoundText}>
      {section && (
        <Link to={section.path} className={buttonClass({})}>
          {words.goToOwn(words.sections[section.word])}
        </Link>
      )}
    </StaffNotice>
  )
}
