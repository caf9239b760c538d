import { useParams } from "@tanstack/react-router"
import { useTexts } from "../../../environment/language.ts"
import { usePageTitle } from "../../../environment/page-title.ts"
import { AdminHead } from "../../../features/admin/AdminHead.tsx"
import { ChangeList } from "../../../features/admin/ChangeList.tsx"
import { KindScreen } from "../../../features/admin/KindScreen.tsx"
import type { FormKind } from "../../../features/admin/kinds/kind-form.ts"
import { isFormKind } from "../../../features/admin/kinds/kind-forms.ts"
import { useMarket } from "../../../features/admin/market-choice.ts"
import { PeopleScreen } from "../../../features/admin/people/PeopleScreen.tsx"
import { UnknownStaffPage } from "../../../features/staff/UnknownStaffPage.tsx"

/** /ops/admin/{kind}: the entries of one kind, the staff, or the log of changes. */
export function AdminKindPage() {
  const { kind = "" } = useParams({ strict: false })
  return kind === "staff" || kind === "changes" || isFormKind(kind) ? <KindPage kind={kind} /> : <UnknownStaffPage />
}

function KindPage({ kind }: { kind: FormKind | "staff" | "changes" }) {
  const { admin: words } = useTexts()
  const { market } = useMarket()
  usePageTitle(isFormKind(kind) ? words.kinds[kind] : words.title)
  return (
    <div className="container stack">
      <AdminHead title={words.title} />
      {kind === "staff" ? (
        <PeopleScreen />
      ) : kind === "changes" ? (
        <ChangeList key={market} />
      ) : (
        <KindScreen key={`${kind} ${market}`} kind={kind} />
      )}
    </div>
  )
}
