import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { useStaffMember } from "../../environment/staff-member.ts"
import { SecondFactorScreen } from "../../features/staff/second-factor/SecondFactorScreen.tsx"
import { sectionsOf } from "../../features/staff/staff-sections.ts"
import { ownSecondFactor } from "./second-factor-composition.ts"
import { goOnEnrolled } from "./staff-session.ts"

/** /ops/security: the second factor of whoever is at work; with the way back for whoever has no sections to choose from. */
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

/** In the place of any page of staff, where the second factor has to be set up first. */
export const EnrolFirst = () => <SecondFactorScreen calls={ownSecondFactor} onEnrolled={goOnEnrolled} />
