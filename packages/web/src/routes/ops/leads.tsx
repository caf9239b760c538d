import type { LeadPage } from "@mersal/domain/ports/driving/lead-service"
import { useNavigate, useSearch } from "@tanstack/react-router"
import * as Result from "effect/Result"
import { useCallback, useState } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfDesk, useNews } from "../../environment/board-news.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { useOperations } from "../../environment/services/operations-services.ts"
import { useStaffMember } from "../../environment/staff-member.ts"
import { Failure } from "../../features/operations/Failure.tsx"
import { LiveMark } from "../../features/operations/LiveMark.tsx"
import { Leads } from "../../features/operations/leads/Leads.tsx"
import type { LeadSearch } from "../../features/operations/leads/lead-search.ts"
import { MarketSwitch } from "../../features/operations/MarketSwitch.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"

const pageSize = 25

/** /ops/leads: people who want an answer. */
export function LeadsPage() {
  const { desk: words } = useTexts()
  const { leads } = useOperations()
  const product = useProduct()
  const member = useStaffMember()
  const navigate = useNavigate()
  const search: LeadSearch = useSearch({ from: "/operations/ops/leads" })
  const market = search.market ?? product.market
  const [pages, setPages] = useState(1)
  usePageTitle(words.leadsTitle)
  const { kind, state, mine } = search
  const { shown, isOld, refresh } = useKeptAnswer<LeadPage, never>(
    useCallback(
      async (options) => {
        let whole: LeadPage = { leads: [], next: null }
        for (let count = 0; count < pages; count += 1) {
          const page = await leads.list(
            {
              market,
              kind: kind ?? null,
              state: state ?? null,
              ownerId: mine ? member.id : null,
              after: whole.next,
              limit: pageSize,
            },
            options,
          )
          if (Result.isFailure(page)) return page
          whole = { leads: [...whole.leads, ...page.success.leads], next: page.success.next }
          if (whole.next === null) break
        }
        return Result.succeed(whole)
      },
      [leads, market, kind, state, mine, member.id, pages],
    ),
  )
  useNews(refresh, isOfDesk("leads"))
  const show = (wanted: LeadSearch) => {
    setPages(1)
    void navigate({ to: "/ops/leads", search: wanted, resetScroll: false })
  }
  return (
    <div className="container stack">
      <div className="cluster">
        <h1>{words.leadsTitle}</h1>
        <MarketSwitch
          market={market}
          onChange={(other) => {
            const { market: _, ...kept } = search
            show(other === product.market ? kept : { ...kept, market: other })
          }}
        />
        <LiveMark isOld={isOld} />
      </div>
      {shown.state === "waiting" && <Skeleton shape="card" count={3} />}
      {shown.state === "failed" && <Failure failure={shown.failure} onRetry={refresh} />}
      {shown.state === "answered" && (
        <Leads
          page={shown.value}
          search={search}
          onSearch={show}
          onMore={() => setPages(pages + 1)}
          onChanged={refresh}
        />
      )}
    </div>
  )
}
