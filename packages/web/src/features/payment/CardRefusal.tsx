import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import type { HandOverOutcome } from "./hand-over.ts"

export type ShownRefusal = Extract<HandOverOutcome, { readonly kind: "refused" | "no-answer" }>

export interface CardRefusalProps {
  refusal: ShownRefusal
  onDismiss: () => void
}

/** The gateway refused the card: its own message if it has one, else ours (D29). */
export function CardRefusal({ refusal, onDismiss }: CardRefusalProps) {
  const { details, notPlaced } = useTexts()
  return (
    <Alert
      tone="danger"
      announce="answer"
      title={notPlaced.failed}
      onDismiss={onDismiss}
      dismissLabel={details.dismiss}
    >
      {refusal.kind === "no-answer" ? notPlaced.sendFailed : <bdi>{refusal.message ?? notPlaced.notCharged}</bdi>}
    </Alert>
  )
}
