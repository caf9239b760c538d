import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { MarketChooser } from "../../features/account/MarketChooser.tsx"

/** /locationidentify: where a login outside the booking leads, and where the booking begins (section 2, D25). */
export function LocationIdentifyPage() {
  const { account } = useTexts()
  usePageTitle(account.location.title)
  return (
    <div className="container container-narrow stack gap-24">
      <div className="stack gap-8">
        <h1>{account.location.title}</h1>
        <p className="text-large text-muted">{account.location.lead}</p>
      </div>
      <MarketChooser />
    </div>
  )
}
