import { useTexts } from "../environment/language.ts"
import { usePageTitle } from "../environment/page-title.ts"
import { useServices } from "../environment/services/services.ts"
import { addAreas } from "../environment/texts/dictionaries.ts"
import { paperAreas } from "../environment/texts/paper-areas.ts"
import { VerifyReceipt } from "../features/papers/VerifyReceipt.tsx"

addAreas(paperAreas)
export const ownAreas = ["bookingPapers"] as const

/** /verify: checks whether a delivery receipt is ours and unchanged, for anyone who has one. */
export function VerifyPage() {
  const { bookingPapers: words } = useTexts()
  const { papers } = useServices()
  usePageTitle(words.verifyTitle)
  return (
    <div className="container container-narrow stack gap-24">
      <div className="stack gap-8">
        <h1>{words.verifyTitle}</h1>
        <p className="text-muted">{words.verifyLead}</p>
      </div>
      <VerifyReceipt open={papers} />
    </div>
  )
}
