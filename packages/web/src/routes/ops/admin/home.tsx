import { useTexts } from "../../../environment/language.ts"
import { usePageTitle } from "../../../environment/page-title.ts"
import { AdminHead } from "../../../features/admin/AdminHead.tsx"
import { KindLinks } from "../../../features/admin/KindLinks.tsx"

/** /ops/admin: everything that admins manage. */
export function AdminHomePage() {
  const { admin: words } = useTexts()
  usePageTitle(words.title)
  return (
    <div className="container stack">
      <AdminHead title={words.title} isHome />
      <p className="text-muted">{words.lead}</p>
      <KindLinks />
    </div>
  )
}
