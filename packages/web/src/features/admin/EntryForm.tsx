import type { Answer } from "@mersal/domain/ports/driving/service-failure"
import type { ReferenceEntry, ReferenceValues } from "@mersal/domain/reference/reference-entry"
import type {
  InvalidReference,
  ReferenceChanged,
  ReferenceNotFound,
  ReferenceTaken,
} from "@mersal/domain/reference/reference-errors"
import { type FormEvent, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { failureWords } from "../../environment/answers/failure-words.ts"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { ErrorSummary } from "../../ui/ErrorSummary.tsx"
import { ChangedAlert } from "./ChangedAlert.tsx"
import styles from "./form/Form.module.css"
import { FormField, fieldId } from "./form/FormFields.tsx"
import type { FormPart } from "./form/form-parts.ts"
import { FormReader } from "./form/form-reader.ts"
import { type FormIssue, type FormState, firstOtherwise, withRows, withText } from "./form/form-state.ts"
import { RateTable } from "./form/RateTable.tsx"
import { RowsField } from "./form/RowsField.tsx"
import type { FormKind } from "./kinds/kind-form.ts"
import { formOf } from "./kinds/kind-forms.ts"
import type { KindPreview } from "./kinds/kind-previews.tsx"
import { useMarket } from "./market-choice.ts"
import { OutlineField } from "./outline/OutlineField.tsx"
import { issueWords } from "./refusal-words.ts"

type Refusal = InvalidReference | ReferenceTaken | ReferenceNotFound | ReferenceChanged

interface EntryFormProps<Kind extends FormKind> {
  kind: Kind
  /** The entry to edit or restore; null for a new one. */
  entry: ReferenceEntry<Kind> | null
  start: FormState
  save: (value: ReferenceValues[Kind], version: number | null) => Answer<ReferenceEntry<Kind>, Refusal>
  /** Called with each change, before saving. */
  onTyped: (form: FormState) => void
  onSaved: (entry: ReferenceEntry<Kind>) => void
  onCancel: () => void
  /** Below the fields: a preview of the typed value. */
  preview: KindPreview<Kind> | undefined
}

/**
 * The form for one entry. Each of the server's faults is shown at its field; if somebody else has saved, his values can
 * be taken.
 */
export function EntryForm<Kind extends FormKind>(props: EntryFormProps<Kind>) {
  const { kind, entry, save, onTyped, onSaved, onCancel, preview } = props
  const { admin: words } = useTexts()
  const { market } = useMarket()
  const { parts, read, typed } = formOf(kind)
  const [form, setForm] = useState(props.start)
  const [version, setVersion] = useState(entry?.version ?? null)
  const [ownIssues, setOwnIssues] = useState<readonly FormIssue[]>([])
  const [attempt, setAttempt] = useState(0)
  const call = useAction<{ value: ReferenceValues[Kind]; version: number | null }, ReferenceEntry<Kind>, Refusal>(
    ({ value, version: of }) => save(value, of),
  )
  const { failure } = call

  const readForm = (): ReferenceValues[Kind] | null => {
    const reader = new FormReader(form, market)
    const value = read(reader)
    setOwnIssues(reader.issues)
    if (reader.issues.length === 0) return value
    setAttempt((count) => count + 1)
    return null
  }
  const submit = async (over: number | null = version) => {
    const value = readForm()
    if (value === null) return
    const saved = await call.run({ value, version: over })
    if (saved) onSaved(saved.value)
    else setAttempt((count) => count + 1)
  }

  const issues: readonly FormIssue[] =
    ownIssues.length > 0
      ? ownIssues
      : failure?._tag === "InvalidReference"
        ? failure.issues
        : failure?._tag === "ReferenceTaken"
          ? [{ field: knownBy(parts), problem: "id-differs", detail: "" }]
          : []
  const errorAt = (path: string): string | undefined => {
    const issue = issues.find(({ field }) => placeOf(field, parts) === path)
    if (!issue) return undefined
    return failure?._tag === "ReferenceTaken" ? words.taken(failure.id) : issueWords(issue, words)
  }
  const change = (next: FormState) => {
    setForm(next)
    onTyped(next)
    if (ownIssues.length > 0) setOwnIssues([])
  }
  const theirs = failure?._tag === "ReferenceChanged" ? (failure.entry as ReferenceEntry<Kind>) : null
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ErrorSummary
        title={words.pleaseMend}
        attempt={attempt}
        errors={issues.map((issue) => ({
          fieldId: fieldId(placeOf(issue.field, parts)),
          message: failure?._tag === "ReferenceTaken" ? words.taken(failure.id) : issueWords(issue, words),
        }))}
      />
      {theirs && (
        <ChangedAlert
          onTakeTheirs={() => {
            const taken = typed(theirs.value)
            change(taken)
            setVersion(theirs.version)
            call.forgive()
            // The pressed button disappears, so focus goes to the first changed field.
            document.getElementById(fieldId(firstOtherwise(form, taken) ?? knownBy(parts)))?.focus()
          }}
          onKeepMine={() => {
            setVersion(theirs.version)
            void submit(theirs.version)
          }}
        >
          {words.changedText(theirs.version)} {theirs.endedAt !== null && words.changedEnded}
        </ChangedAlert>
      )}
      {failure?._tag === "ReferenceNotFound" && <Alert tone="danger">{words.notFound}</Alert>}
      {failure && isOfTheLine(failure) && (
        <Alert tone="danger" announce="now">
          {failureWords(failure, words)}
        </Alert>
      )}
      <div className={styles.fields}>
        {parts.map((part) => (
          <Part
            key={"path" in part ? part.path : part.part}
            {...{ part, form, change, errorAt }}
            isNew={entry === null}
          >
            {issues.filter(({ field }) => field.startsWith("rings")).map((issue) => issueWords(issue, words))}
          </Part>
        ))}
      </div>
      {preview?.(readForm, form)}
      <div className={styles.actions}>
        <Button type="submit" busy={call.isBusy}>
          {words.save}
        </Button>
        <Button type="button" variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface PartProps {
  part: FormPart
  form: FormState
  change: (form: FormState) => void
  errorAt: (path: string) => string | undefined
  isNew: boolean
  /** The faults of the outlines. */
  children: readonly string[]
}

function Part({ part, form, change, errorAt, isNew, children }: PartProps) {
  switch (part.part) {
    case "rates":
      return (
        <div className={styles.wide}>
          <RateTable form={form} errorAt={errorAt} onText={(path, text) => change(withText(form, path, text))} />
        </div>
      )
    case "outline":
      return (
        <div id={fieldId("rings")} className={styles.wide} tabIndex={-1}>
          <OutlineField
            areaId={form.texts.id ?? ""}
            rings={form.rings}
            onChange={(rings) => change({ ...form, rings })}
            errors={children}
          />
        </div>
      )
    case "rows":
      return (
        <div className={styles.wide}>
          <RowsField
            part={part}
            rows={form.rows[part.path] ?? []}
            onChange={(rows) => change(withRows(form, part.path, rows))}
            errorAt={errorAt}
          />
        </div>
      )
    case "field":
      return (
        <FormField
          part={part}
          path={part.path}
          value={form.texts[part.path] ?? ""}
          onChange={(text) => change(withText(form, part.path, text))}
          error={errorAt(part.path)}
          isLocked={part.isFixed === true && !isNew}
        />
      )
  }
}

/** The field that identifies an entry. */
const knownBy = (parts: readonly FormPart[]): string =>
  parts.flatMap((part) => (part.part === "field" && part.isFixed ? [part.path] : []))[0] ?? "id"

/** Where an issue is shown: at its field, or at the whole list if it concerns rows or outlines without that field. */
function placeOf(field: string, parts: readonly FormPart[]): string {
  if (field.startsWith("rings")) return "rings"
  const rows = parts.find((part) => part.part === "rows" && field.startsWith(`${part.path}.`))
  if (rows?.part !== "rows") return field
  return rows.columns.some(({ path }) => field.endsWith(`.${path}`)) ? field : rows.path
}

const ofTheLine = ["NetworkFailure", "RequestRefused", "ServerFailure"]

const isOfTheLine = <Failure extends { readonly _tag: string }>(
  failure: Failure,
): failure is Extract<Failure, { readonly _tag: "NetworkFailure" | "RequestRefused" | "ServerFailure" }> =>
  ofTheLine.includes(failure._tag)
