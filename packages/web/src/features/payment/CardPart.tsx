import type { CardFormVariant } from "@mersal/domain/payment/card/card-form-variant"
import { useEffect } from "react"
import { CardFields } from "./CardFields.tsx"
import { type CardInputs, useCardInputs } from "./card-inputs.ts"
// Fetched with the fields: the press that hands a card over waits for nothing.
import "./hand-over.ts"

interface CardPartProps {
  variant: CardFormVariant
  /** Told of the fields as they stand, and of null when they are gone. */
  onInputs: (inputs: CardInputs | null) => void
}

/** The fields of a card with all that is known of cards: fetched where a card is chosen, and nowhere else. */
export function CardPart({ variant, onInputs }: CardPartProps) {
  const inputs = useCardInputs(variant)
  useEffect(() => onInputs(inputs), [inputs, onInputs])
  useEffect(() => () => onInputs(null), [onInputs])
  return <CardFields inputs={inputs} />
}
