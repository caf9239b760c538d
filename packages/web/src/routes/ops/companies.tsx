import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { CompanyDesk } from "../../features/company/CompanyDesk.tsx"

/** /ops/companies: who may book on account, up to how much, and what was paid. */
export function CompaniesPage() {
  const { company: words } = useTexts()
  usePageTitle(words.deskTitle)
  return (
    <div className="container stack">
      <h1>{words.deskTitle}</h1>
      <CompanyDesk />
    </div>
  )
}
