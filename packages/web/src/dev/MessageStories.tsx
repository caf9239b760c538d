import { useState } from "react"
import { Alert } from "../ui/Alert.tsx"
import { Button } from "../ui/Button.tsx"
import { ErrorSummary } from "../ui/ErrorSummary.tsx"
import { Skeleton } from "../ui/Skeleton.tsx"
import { Spinner } from "../ui/Spinner.tsx"
import { TextField } from "../ui/TextField.tsx"
import { Story, type StoryProps } from "./story.tsx"

export function MessageStories({ words }: StoryProps) {
  const [dismissed, setDismissed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [typed, setTyped] = useState("")
  return (
    <>
      <Story name="Alert">
        {!dismissed && (
          <Alert tone="danger" onDismiss={() => setDismissed(true)} dismissLabel={words.dismiss}>
            {words.cutOff}
          </Alert>
        )}
        <Alert tone="warning">{words.priceUpdated}</Alert>
        <Alert tone="success" title={words.promo} />
        <Alert tone="info" title={words.waiting}>
          {words.agreeHint}
        </Alert>
      </Story>
      <Story name="ErrorSummary">
        <ErrorSummary
          title={words.thereIsAProblem}
          attempt={attempt}
          errors={[{ fieldId: "gallery-email", message: words.emailError }]}
        />
        <TextField
          id="gallery-email"
          label={words.email}
          dir="ltr"
          value={typed}
          onChange={setTyped}
          error={words.emailError}
        />
        <div>
          <Button onClick={() => setAttempt(attempt + 1)}>{words.continue}</Button>
        </div>
      </Story>
      <Story name="Skeleton, Spinner">
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <Skeleton short />
        <Skeleton shape="card" />
        <div className="cluster">
          <Spinner label={words.loading} />
          <Spinner size="large" label={words.loading} />
        </div>
      </Story>
    </>
  )
}
