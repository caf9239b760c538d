import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { LeadCase } from "@mersal/domain/leads/lead-case"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useTexts } from "../../../environment/language.ts"
import { useStaffMember } from "../../../environment/staff-member.ts"
import { Card } from "../../../ui/Card.tsx"
import { LeadFollowUpForm } from "./LeadFollowUpForm.tsx"
import styles from "./Leads.module.css"
import { leadLines, leadName } from "./lead-lines.ts"

interface LeadCardProps {
  lead: LeadCase
  onTyped: (isTyped: boolean) => void
  onChanged: () => void
}

/** One lead: what was written, and what was done about it. */
export function LeadCard({ lead, onTyped, onChanged }: LeadCardProps) {
  const { desk: words, operations: board } = useTexts()
  const time = useMarketTime()
  // Admins only read; dispatchers answer.
  const mayAnswer = useStaffMember().role === "ops"
  return (
    <Card title={leadName(lead) || words.nameless}>
      <div className={styles.lead}>
        <div className="stack gap-8">
          <p>
            <strong>{words.kinds[lead.said.kind]}</strong> · {words.states[lead.state]} ·{" "}
            <time dateTime={toIso(lead.savedAt)}>{time.moment(lead.savedAt)}</time>
          </p>
          <dl className={styles.lines}>
            {leadLines(lead, words, board).map(({ label, text, href }) => (
              <div key={label} className={styles.line}>
                <dt>{label}</dt>
                <dd>
                  {href ? (
                    <a href={href}>
                      <bdi>{text}</bdi>
                    </a>
                  ) : (
                    <bdi>{text}</bdi>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {mayAnswer && <LeadFollowUpForm lead={lead} onTyped={onTyped} onChanged={onChanged} />}
        {!mayAnswer && lead.answer !== "" && (
          <div className="stack gap-4">
            <strong>{words.answer}</strong>
            <p className={styles.said}>
              <bdi>{lead.answer}</bdi>
            </p>
          </div>
        )}
      </div>
    </Card>
  )
}
