import { todayIn } from "@mersal/domain/booking/windows/market-schedule"
import type { CardBrand } from "@mersal/domain/payment/card/card-brand"
import {
  type CardField,
  type CardFormValues,
  type CardIssueKind,
  canSubmitCard,
  cardFields,
  cardIssues,
  touchedCardIssue,
} from "@mersal/domain/payment/card/card-form"
import type { CardFormVariant } from "@mersal/domain/payment/card/card-form-variant"
import { formatCardNumber, formatCvc, formatExpiry, longestCvc } from "@mersal/domain/payment/card/card-format"
import { brandOf } from "@mersal/domain/payment/card/told-brand"
import { type FieldText, retyped } from "@mersal/domain/payment/card/typed-field"

import { useCallback, useMemo, useRef, useState } from "react"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"

/** The fields of a card: the typed text is in the elements and nowhere else (D29). */
export interface CardInputs {
  readonly variant: CardFormVariant
  /** The ref of each field's element. */
  readonly attach: Readonly<Record<CardField, (input: HTMLInputElement | null) => (() => void) | undefined>>
  /** Called when the focus leaves a field. */
  readonly leave: (field: CardField) => void
  readonly faults: Readonly<Partial<Record<CardField, CardIssueKind>>>
  readonly brand: CardBrand | null
  /** Whether enough is filled in to enable the button (D32). */
  readonly canSubmit: boolean
  /** What the button waits for, as a sentence; null once it is enabled. */
  readonly missing: string | null
  /** The typed values if they are valid; otherwise shows every fault and focuses the first. */
  readonly check: () => CardFormValues | null
  /** The typed values if they are valid; otherwise null. */
  readonly read: () => CardFormValues | null
}

/** Controls the fields of a card form: groups their digits, names the brand, and shows faults (section 5). */
export function useCardInputs(variant: CardFormVariant): CardInputs {
  const clock = usePageClock()
  const { market } = useProduct()
  const { cardFields: words } = useTexts()
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement>>>({})
  const [faults, setFaults] = useState<CardInputs["faults"]>({})
  const [brand, setBrand] = useState<CardBrand | null>(null)
  const [canSubmit, setCanSubmit] = useState(() => canSubmitCard(variant, nothing))

  const typed = useCallback((): CardFormValues => {
    const of = (field: CardField) => inputs.current[field]?.value ?? ""
    return { name: of("name"), number: of("number"), expiry: of("expiry"), cvc: of("cvc") }
  }, [])
  const today = useCallback(() => todayIn(market, clock.now()), [market, clock])

  const attach = useMemo(() => {
    const formats: Readonly<Record<CardField, ((text: string) => string) | null>> = {
      name: null,
      number: formatCardNumber,
      expiry: formatExpiry,
      cvc: (text) => formatCvc(text, longestCvc(variant, brandOf(typed().number))),
    }
    const look = (field: CardField) => {
      setBrand(brandOf(typed().number))
      setCanSubmit(canSubmitCard(variant, typed()))
      setFaults(({ [field]: _, ...others }) => others)
    }
    const attachTo = (field: CardField) => (input: HTMLInputElement | null) => {
      if (!input) return
      inputs.current[field] = input
      const stop = followTyping(input, formats[field], () => look(field))
      return () => {
        stop()
        delete inputs.current[field]
        setCanSubmit(canSubmitCard(variant, typed()))
      }
    }
    return { name: attachTo("name"), number: attachTo("number"), expiry: attachTo("expiry"), cvc: attachTo("cvc") }
  }, [variant, typed])

  const leave = useCallback(
    (field: CardField) => {
      const kind = touchedCardIssue(variant, field, typed(), today())
      setFaults(({ [field]: _, ...others }) => (kind ? { ...others, [field]: kind } : others))
    },
    [variant, typed, today],
  )
  const read = useCallback(() => {
    const values = typed()
    return cardIssues(variant, values, today()).length === 0 ? values : null
  }, [variant, typed, today])
  const check = useCallback(() => {
    const issues = cardIssues(variant, typed(), today())
    setFaults(Object.fromEntries(issues.map(({ field, kind }) => [field, kind])))
    const [first] = issues
    if (first) inputs.current[first.field]?.focus()
    return read()
  }, [variant, typed, today, read])

  const missing = canSubmit ? null : words.missing[Object.keys(faults).length > 0 ? "marked" : "fillIn"]
  return useMemo(
    () => ({ variant, attach, leave, faults, brand, canSubmit, missing, check, read }),
    [variant, attach, leave, faults, brand, canSubmit, missing, check, read],
  )
}

const nothing = Object.fromEntries(cardFields.map((field) => [field, ""])) as CardFormValues

/**
 * Groups the typed digits, keeps the caret in place, and reports every change. While an input method composes a text,
 * it is left alone.
 */
function followTyping(
  input: HTMLInputElement,
  format: ((text: string) => string) | null,
  changed: () => void,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let before: FieldText = { text: "", caret: 0 }
  const remember = () => {
    before = { text: input.value, caret: input.selectionEnd ?? input.value.length }
  }
  const regroup = () => {
    if (format) {
      const after = { text: input.value, caret: input.selectionEnd ?? input.value.length }
      const { text, caret } = retyped(before, after, format)
      if (text !== input.value) input.value = text
      if (document.activeElement === input) input.setSelectionRange(caret, caret)
      before = { text: "", caret: 0 }
    }
    changed()
  }
  input.addEventListener("beforeinput", remember, { signal })
  input.addEventListener("input", (event) => !(event as InputEvent).isComposing && regroup(), { signal })
  input.addEventListener("compositionend", regroup, { signal })
  return () => listening.abort()
}
