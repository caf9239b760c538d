import { leadKinds, leadStates } from "@mersal/domain/leads/lead-case"
import type { LeadPage } from "@mersal/domain/ports/driving/lead-service"
import { useHeldItems } from "../../../environment/booking/held-items.ts"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { Select } from "../../../ui/Select.tsx"
import { LeadCard } from "./LeadCard.tsx"
import styles from "./Leads.module.css"
import type { LeadSearch } from "./lead-search.ts"

interface LeadsProps {
  page: LeadPage
  search: LeadSearch
  onSearch: (search: LeadSearch) => void
  onMore: () => void
  onChanged: () => void
}

/** The people who want an answer, newest first (D38). */
export function Leads({ page, search, onSearch, onMore, onChanged }: LeadsProps) {
  const { desk: words } = useTexts()
  const { items, hold } = useHeldItems(page.leads, ({ id }) => id)
  const filter = (patch: { [Field in keyof LeadSearch]?: LeadSearch[Field] | undefined }) => {
    const wanted = { ...search, ...patch }
    onSearch(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)))
  }
  return (
    <div className="stack">
      <div className={styles.filters}>
        <Select
          label={words.kind}
          value={search.kind ?? ""}
          placeholder={words.any}
          onChange={(kind) => filter({ kind: leadKinds.find((one) => one === kind) })}
          options={leadKinds.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <Select
          label={words.state}
          value={search.state ?? ""}
          placeholder={words.any}
          onChange={(state) => filter({ state: leadStates.find((one) => one === state) })}
          options={leadStates.map((value) => ({ value, label: words.states[value] }))}
        />
        <Checkbox
          label={words.onlyMine}
          checked={search.mine === true}
          onChange={(mine) => filter({ mine: mine || undefined })}
        />
      </div>
      {items.length === 0 && <p className="text-muted">{words.noLeads}</p>}
      <ul role="list" className={styles.list}>
        {items.map(({ item: lead }) => (
          <li key={lead.id}>
            <LeadCard lead={lead} onTyped={(isTyped) => hold(lead.id, isTyped)} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {page.next !== null && (
        <div>
          <Button variant="secondary" onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  )
}
