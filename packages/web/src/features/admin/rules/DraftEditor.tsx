import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { readingNames, type ScheduleBasis } from "@mersal/domain/booking/windows/market-schedule"
import type { ReferenceIssue } from "@mersal/domain/reference/reference-issue"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Checkbox } from "../../../ui/Checkbox.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import formStyles from "../form/Form.module.css"
import { issueWords } from "../refusal-words.ts"
import { withHorizon } from "./draft-windows.ts"
import type { Draft } from "./lab-question.ts"
import { TypeWindows } from "./TypeWindows.tsx"

interface DraftEditorProps {
  draft: Draft
  basis: ScheduleBasis
  issues: readonly ReferenceIssue[]
  onChange: (draft: Draft) => void
  onStartOver: () => void
}

/** Edits the draft: readings of the book, and custom windows. */
export function DraftEditor({ draft, basis, issues, onChange, onStartOver }: DraftEditorProps) {
  const { ruleLab: words, admin } = useTexts()
  const turn = (name: string, isRead: boolean) =>
    onChange({
      ...draft,
      readings: isRead ? [...draft.readings, name] : draft.readings.filter((each) => each !== name),
    })
  const { horizonDays } = draft.patch
  return (
    <Card
      title={words.draftTitle}
      actions={
        <Button variant="ghost" size="small" icon="retry" onClick={onStartOver}>
          {words.startOver}
        </Button>
      }
    >
      <div className="stack">
        {issues.length > 0 && (
          <Alert tone="danger" title={admin.pleaseMend}>
            <ul>
              {issues.map((issue) => (
                <li key={`${issue.field} ${issue.problem}`}>
                  <bdi>{issue.field}</bdi>: {issueWords(issue, admin)}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <fieldset className={formStyles.choices}>
          <legend className={formStyles.legend}>{words.readings}</legend>
          {readingNames.map((name) => (
            <Checkbox
              key={name}
              label={words.readingNames[name as keyof typeof words.readingNames] ?? name}
              checked={draft.readings.includes(name)}
              onChange={(isRead) => turn(name, isRead)}
            />
          ))}
        </fieldset>
        <TextField
          label={words.horizon}
          optionalMark={words.asBook}
          inputMode="numeric"
          dir="ltr"
          className={formStyles.short}
          value={horizonDays === undefined || horizonDays === null ? "" : String(horizonDays)}
          onChange={(text) => {
            const digits = text.replaceAll(/\D/g, "").slice(0, 4)
            onChange(withHorizon(draft, digits === "" ? null : Number(digits)))
          }}
        />
        {bookingTypes.map((bookingType) => (
          <TypeWindows key={bookingType} bookingType={bookingType} draft={draft} basis={basis} onChange={onChange} />
        ))}
      </div>
    </Card>
  )
}
