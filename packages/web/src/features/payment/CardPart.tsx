import type { CardFormVariant } from "@mersal/domain/payment/card/card-form-variant"
import { useEffect } from "react"
import { CardFields } from "./CardFields.tsx"
import { type CardInputs, useCardInputs } from "./card-inputs.ts"
// Loaded with the fields, so that the press that sends a card waits for nothing.
import "./hand-over.ts"

interface CardPartProps {
  variant: CardFormVariant
  /** Called with the fields, and with null when they are removed. */
  onInputs: (inputs: CardInputs | null) => void
}

/** The card fields with all code about cards. Loaded only where a card is chosen. */
export function CardPart({ variant, onInputs }: CardPartProps) {
  const inputs = useCardInputs(variant)
  useEffect(() => onInputs(inputs), [inputs, onInputs])
  useEffect(() => () => onInputs(null), [onInputs])
  return <CardFields inputs={inputs} />
}
