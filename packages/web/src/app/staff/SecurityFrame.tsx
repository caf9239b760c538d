import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { useStaffMember } from "../../environment/staff-member.ts"
import { SecondFactorScreen } from "../../features/staff/second-factor/SecondFactorScreen.tsx"
import { sectionsOf } from "../../features/staff/staff-sections.ts"
import { ownSecondFactor } from "./second-factor-composition.ts"
import { goOnEnrolled } from "./staff-session.ts"

/** /ops/security: the second factor of the signed-in member of staff, with a link back for members without sections. */
export function SecurityFrame() {
  const { staff: words } = useTexts()
  const [first, ...others] = sectionsOf(useStaffMember().role)
  return (
    <SecondFactorScreen calls={ownSecondFactor}>
      {first && others.length === 0 && (
        <p>
          <Link to={first.path}>{words.goToOwn(words.sections[first.word])}</Link>
        </p>
      )}
    </SecondFactorScreen>
  )
}

/** Replaces any staff page when the second factor must be set up first. */
export const EnrolFirst = () => <SecondFactorScreen calls={ownSecondFactor} onEnrolled={goOnEnrolled} />
