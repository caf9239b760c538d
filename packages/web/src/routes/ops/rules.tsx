import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { AdminHead } from "../../features/admin/AdminHead.tsx"
import { useMarket } from "../../features/admin/market-choice.ts"
import { RuleLab } from "../../features/admin/rules/RuleLab.tsx"

/** /ops/rules: tries changed rules before they apply. */
export function RulesPage() {
  const { ruleLab: words } = useTexts()
  const { market } = useMarket()
  usePageTitle(words.title)
  return (
    <div className="container stack">
      <AdminHead title={words.title} isHome />
      <p className="text-muted">{words.lead}</p>
      <RuleLab key={market} />
    </div>
  )
}
