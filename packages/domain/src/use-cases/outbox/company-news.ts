import type { Company } from "../../corporate/company.ts"
import type { Money } from "../../money/money.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"

/** What a company is told at its invoice address (D43). */
export type CompanyNews =
  /** Absent in messages from before approvals stated the limit. */
  | { readonly what: "approved"; readonly limit?: Money }
  | { readonly what: "refused" | "suspended"; readonly reason: string }
  | { readonly what: "planRenewed"; readonly planId: string; readonly endsAt: number }
  | { readonly what: "planEnded" }
  | { readonly what: "monthBilled"; readonly month: string }

export const companyTopic = "tell-company"

interface CompanyTelling {
  readonly companyId: string
  readonly news: CompanyNews
}

/**
 * A message to a company, in the transaction of its cause.
 *
 * @param id of the message; made of what makes it unique
 */
export const companyTold = (id: string, company: Pick<Company, "id">, news: CompanyNews, at: number): Change => ({
  kind: "enqueue",
  message: {
    id: `company-${company.id}-${id}`,
    topic: companyTopic,
    reference: null,
    body: JSON.stringify({ companyId: company.id, news } satisfies CompanyTelling),
    at,
  },
})

/** We wrote the message ourselves. */
export const companyNewsIn = ({ body }: OutboxMessage) => JSON.parse(body ?? "{}") as CompanyTelling
