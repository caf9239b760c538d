import type { PublishedRules } from "@mersal/domain/booking/windows/published-rules"
import type { ReferenceEntry } from "@mersal/domain/reference/reference-entry"
import type { InvalidReference, ReferenceTaken } from "@mersal/domain/reference/reference-errors"
import { type FormEvent, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { failureWords } from "../../../environment/answers/failure-words.ts"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAdmin } from "../../../environment/services/admin-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { RadioPills } from "../../../ui/RadioPills.tsx"
import { TextField } from "../../../ui/TextField.tsx"
import formStyles from "../form/Form.module.css"
import { FormReader } from "../form/form-reader.ts"
import { emptyForm } from "../form/form-state.ts"
import { useMarket } from "../market-choice.ts"
import { issueWords } from "../refusal-words.ts"
import type { Draft } from "./lab-question.ts"

interface PublishFormProps {
  draft: Draft
  isSound: boolean
  onPublished: (entry: ReferenceEntry<"rules">) => void
}

/** Names the draft and sets the instant from which it applies: now or later. */
export function PublishForm({ draft, isSound, onPublished }: PublishFormProps) {
  const { ruleLab: words, admin: shared } = useTexts()
  const { market } = useMarket()
  const { admin } = useAdmin()
  const clock = usePageClock()
  const [id, setId] = useState("")
  const [begins, setBegins] = useState<"now" | "later">("later")
  const [moment, setMoment] = useState("")
  const [isNoMoment, setNoMoment] = useState(false)
  const call = useAction<PublishedRules, ReferenceEntry<"rules">, InvalidReference | ReferenceTaken>(
    (value) => admin.create({ kind: "rules", value }) as never,
  )
  const { failure } = call
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reader = new FormReader({ ...emptyForm, texts: { validFrom: moment } }, market)
    const validFrom = begins === "now" ? clock.now() : reader.moment("validFrom")
    setNoMoment(reader.issues.length > 0)
    if (reader.issues.length > 0) return
    const published = await call.run({ id: id.trim(), market, validFrom, ...draft })
    if (!published) return
    setId("")
    onPublished(published.value)
  }
  const issues = failure?._tag === "InvalidReference" ? failure.issues : []
  const errorAt = (path: string) => {
    const issue = issues.find(({ field }) => field === path)
    return issue && issueWords(issue, shared)
  }
  const others = issues.filter(({ field }) => field !== "id" && field !== "validFrom")
  return (
    <Card title={words.publishTitle}>
      <form noValidate className="stack" onSubmit={submit}>
        {others.length > 0 && (
          <Alert tone="danger" announce="now">
            {others.map((issue) => shared.unclear(issue.field, issueWords(issue, shared))).join(" ")}
          </Alert>
        )}
        {failure && failure._tag !== "InvalidReference" && failure._tag !== "ReferenceTaken" && (
          <Alert tone="danger" announce="now">
            {failureWords(failure, shared)}
          </Alert>
        )}
        <TextField
          label={words.id}
          hint={words.idHint}
          dir="ltr"
          value={id}
          onChange={setId}
          error={failure?._tag === "ReferenceTaken" ? shared.taken(failure.id) : errorAt("id")}
        />
        <RadioPills
          legend={words.from}
          value={begins}
          onChange={setBegins}
          options={[
            { value: "later", label: words.fromLater },
            { value: "now", label: words.fromNow },
          ]}
          error={begins === "now" ? errorAt("validFrom") : undefined}
        />
        {begins === "later" && (
          <TextField
            label={words.fromWhen}
            type="datetime-local"
            className={formStyles.short}
            value={moment}
            onChange={setMoment}
            error={isNoMoment ? shared.notADate : errorAt("validFrom")}
          />
        )}
        <div>
          <Button type="submit" busy={call.isBusy} disabled={!isSound}>
            {words.publish}
          </Button>
        </div>
      </form>
    </Card>
  )
}
