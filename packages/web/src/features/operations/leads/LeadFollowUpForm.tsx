import { type LeadCase, leadStates } from "@mersal/domain/leads/lead-case"
import type { LeadChanged, LeadNotFound, LeadUnanswered } from "@mersal/domain/leads/lead-errors"
import type { LeadFollowUpRequest } from "@mersal/domain/ports/driving/lead-service"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { useTexts } from "../../../environment/language.ts"
import { useOperations } from "../../../environment/services/operations-services.ts"
import { useStaffMember } from "../../../environment/staff-member.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Select } from "../../../ui/Select.tsx"
import { TextField } from "../../../ui/TextField.tsx"

interface LeadFollowUpFormProps {
  lead: LeadCase
  onTyped: (isTyped: boolean) => void
  onChanged: () => void
}

type FollowUp = Pick<LeadCase, "ownerId" | "state" | "answer">

const followUpOf = ({ ownerId, state, answer }: LeadCase): FollowUp => ({ ownerId, state, answer })

const isSame = (one: FollowUp, other: FollowUp): boolean =>
  one.ownerId === other.ownerId && one.state === other.state && one.answer === other.answer

/**
 * Who handles a lead, its state, and the answer. A colleague's changes appear at once where nothing was typed; if two
 * save at the same time, the second is told.
 */
export function LeadFollowUpForm({ lead, onTyped, onChanged }: LeadFollowUpFormProps) {
  const { desk: words, operations: board } = useTexts()
  const { leads } = useOperations()
  const member = useStaffMember()
  const { toast } = useAnnouncements()
  const [begun, setBegun] = useState(lead)
  const [form, setForm] = useState(followUpOf(lead))
  const beginFrom = (one: LeadCase) => {
    setBegun(one)
    setForm(followUpOf(one))
  }
  if (lead.version > begun.version && isSame(form, followUpOf(begun))) beginFrom(lead)
  const type = (typed: FollowUp) => {
    setForm(typed)
    onTyped(!isSame(typed, followUpOf(begun)))
  }
  const save = useAction<LeadFollowUpRequest, LeadCase, LeadNotFound | LeadChanged | LeadUnanswered>(
    (request, options) => leads.follow(request, options),
  )
  const nameOf = (owner: string | null) =>
    owner === null ? words.nobody : owner === member.id ? words.you : words.colleague
  const { failure } = save
  const theirs = failure?._tag === "LeadChanged" ? failure.lead : null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await save.run({ id: lead.id, version: theirs?.version ?? begun.version, ...form })
    if (!answer) return
    beginFrom(answer.value)
    onTyped(false)
    toast(words.saved)
    onChanged()
  }
  const owners = [...new Set([null, member.id, lead.ownerId, form.ownerId])]
  const trouble = () => {
    if (failure === null) return null
    switch (failure._tag) {
      case "LeadChanged":
        return null
      case "LeadNotFound":
        return words.leadGone
      case "LeadUnanswered":
        return words.leadUnanswered
      default:
        return failureWords(failure, board)
    }
  }
  return (
    <form noValidate className="stack gap-12" onSubmit={submit}>
      <Select
        label={words.owner}
        value={form.ownerId ?? ""}
        onChange={(owner) => type({ ...form, ownerId: owner || null })}
        options={owners.map((owner) => ({ value: owner ?? "", label: nameOf(owner) }))}
      />
      <Select
        label={words.state}
        value={form.state}
        onChange={(state) => type({ ...form, state: leadStates.find((one) => one === state) ?? form.state })}
        options={leadStates.map((value) => ({ value, label: words.states[value] }))}
      />
      <TextField
        multiline
        label={words.answer}
        hint={words.answerHint}
        value={form.answer}
        onChange={(answer) => type({ ...form, answer })}
        error={failure?._tag === "LeadUnanswered" ? words.leadUnanswered : undefined}
      />
      {theirs && (
        <Alert tone="warning" announce="now" title={words.notSaved}>
          <p>{words.leadChanged(words.states[theirs.state], nameOf(theirs.ownerId))}</p>
          {theirs.answer !== "" && <p>{words.theirAnswer(theirs.answer)}</p>}
        </Alert>
      )}
      {trouble() && (
        <Alert tone="danger" announce="now" title={words.notSaved}>
          {trouble()}
        </Alert>
      )}
      <div className="cluster">
        <Button type="submit" size="small" busy={save.isBusy}>
          {words.save}
        </Button>
        {form.ownerId !== member.id && (
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              type({ ...form, ownerId: member.id, state: form.state === "new" ? "in-progress" : form.state })
            }
          >
            {words.take}
          </Button>
        )}
      </div>
    </form>
  )
}
