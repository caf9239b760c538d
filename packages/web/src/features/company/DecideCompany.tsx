import { mayBecome } from "@mersal/domain/corporate/company"
import type { CompanyDecision, OwnCompany } from "@mersal/domain/ports/driving/corporate-service"
import { type FormEvent, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useTexts } from "../../environment/language.ts"
import { useCompanyServices } from "../../environment/services/company-services.ts"
import { Button } from "../../ui/Button.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { CompanyFailure } from "./CompanyFailure.tsx"
import { issuesOf } from "./issues-of.ts"
import { LimitField } from "./LimitField.tsx"
import { minorOf } from "./minor-of.ts"

interface DecideCompanyProps {
  file: OwnCompany
  onDecided: () => void
}

/** What an admin can decide in the company's state: an approval sets the limit, other decisions give a reason. */
export function DecideCompany({ file, onDecided }: DecideCompanyProps) {
  const { company } = file
  const { corporate } = useCompanyServices()
  const { id, version } = company
  const decide = useAction((decision: Pick<CompanyDecision, "state" | "reason" | "limit">, options) =>
    corporate.decide({ ...decision, id, version }, options),
  )
  const send = async (decision: Pick<CompanyDecision, "state" | "reason" | "limit">) => {
    if (await decide.run(decision)) onDecided()
  }
  const issues = issuesOf(decide.failure)
  const against = (["refused", "suspended"] as const).find((state) => mayBecome(company, state))
  return (
    <div className="stack gap-24">
      {decide.failure && issues.length === 0 && <CompanyFailure failure={decide.failure} />}
      {mayBecome(company, "approved") && (
        <Approval
          file={file}
          isBusy={decide.isBusy}
          onApproved={(limit) => send({ state: "approved", reason: "", limit })}
        />
      )}
      {against && (
        <Refusal
          state={against}
          isBusy={decide.isBusy}
          isMissing={issues.some(({ field }) => field === "reason")}
          onRefused={(reason) => send({ state: against, reason, limit: null })}
        />
      )}
    </div>
  )
}

interface ApprovalProps {
  file: OwnCompany
  isBusy: boolean
  onApproved: (limit: number) => void
}

/** A company that was approved before has an earlier limit, which is pre-filled for review. */
function Approval({ file: { company, account }, isBusy, onApproved }: ApprovalProps) {
  const { company: words } = useTexts()
  const [limit, setLimit] = useState(company.state === "suspended" ? String(account.limit.minor / 100) : "")
  const [isUnread, setUnread] = useState(false)
  const press = (event: FormEvent) => {
    event.preventDefault()
    const minor = minorOf(limit)
    setUnread(minor === null)
    if (minor !== null) onApproved(minor)
  }
  return (
    <form className="stack gap-12" noValidate onSubmit={press}>
      <LimitField
        currency={account.limit.currency}
        value={limit}
        onChange={(typed) => {
          setLimit(typed)
          setUnread(false)
        }}
        isUnread={isUnread}
      />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={words.saving}>
          {words.approve}
        </Button>
      </div>
    </form>
  )
}

interface RefusalProps {
  state: "refused" | "suspended"
  isBusy: boolean
  isMissing: boolean
  onRefused: (reason: string) => void
}

function Refusal({ state, isBusy, isMissing, onRefused }: RefusalProps) {
  const { company: words } = useTexts()
  const [reason, setReason] = useState("")
  return (
    <form
      className="stack gap-12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onRefused(reason)
      }}
    >
      <TextField
        label={words.reasonLabel}
        value={reason}
        onChange={setReason}
        error={isMissing ? words.reasonNeeded : undefined}
        isErrorAnnounced
      />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={words.saving}>
          {state === "refused" ? words.refuse : words.suspend}
        </Button>
      </div>
    </form>
  )
}
