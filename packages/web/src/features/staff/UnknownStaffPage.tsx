import { Link, useLocation } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { useStaffMember } from "../../environment/staff-member.ts"
import { buttonClass } from "../../ui/button-class.ts"
import { StaffNotice } from "./StaffNotice.tsx"
import { sectionAt, sectionsOf } from "./staff-sections.ts"

/** An unknown address of staff, with the section that it is in. Customers' addresses are not among them. */
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
