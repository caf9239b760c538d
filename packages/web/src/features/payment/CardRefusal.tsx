import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import type { HandOverOutcome } from "./hand-over.ts"

export type ShownRefusal = Extract<HandOverOutcome, { readonly kind: "refused" | "no-answer" }>

export interface CardRefusalProps {
  refusal: ShownRefusal
  onDismiss: () => void
}

/** The gateway did not take the card: its own words where it has some, and never nothing (D29). */
export function CardRefusal({ refusal, onDismiss }: CardRefusalProps) {
  const { card, details } = useTexts()
  return (
    <Alert tone="danger" announce="answer" title={card.failed} onDismiss={onDismiss} dismissLabel={details.dismiss}>
      {refusal.kind === "no-answer" ? card.sendFailed : <bdi>{refusal.message ?? card.notCharged}</bdi>}
    </Alert>
  )
}
