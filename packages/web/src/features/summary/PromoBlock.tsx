import type { PromoAlert } from "@mersal/domain/machines/promo-alert"
import { isCodeTyped } from "@mersal/domain/promo/promo-code"
import { useSelector } from "@xstate/react"
import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { usePromoRefusalText } from "../../environment/formats/promo-words.ts"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Button } from "../../ui/Button.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { TextField } from "../../ui/TextField.tsx"
import type { LostPromoProps } from "./LostPromo.tsx"
import styles from "./PromoBlock.module.css"
import summaryStyles from "./Summary.module.css"

/** 'Have a promo code?' (sections 2 and 4). In its own chunk, because the first price does not wait for a promo. */
export function PromoBlock() {
  const { actor } = usePageBooking()
  const promo = useSelector(actor, ({ children }) => children.promo)
  return promo ? <Code promo={promo} /> : null
}

/** The note was pressed, and the dialog with its field is not open yet. */
let isFieldAwaited = false

type Promo = NonNullable<ReturnType<ReturnType<typeof usePageBooking>["actor"]["getSnapshot"]>["children"]["promo"]>

function Code({ promo }: { promo: Promo }) {
  const { promo: words } = useTexts()
  const { typed, booking, coupon, alert } = useSelector(promo, ({ context }) => context)
  const isBusy = useSelector(promo, (snapshot) => snapshot.hasTag("busy"))
  const textOf = useAlertText()
  const hintId = useId()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const answer = useRef<HTMLElement>(null)
  const isAsked = useRef(false)

  // A dialog gives the focus to its first button, but the press on the note was for the field.
  useEffect(() => {
    if (isFieldAwaited) input.current?.focus()
    isFieldAwaited = false
  }, [])

  // After success the pressed button is gone, and an error may be hidden by the bar at the foot.
  useEffect(() => {
    if (isBusy || !isAsked.current) return
    isAsked.current = false
    if (coupon) answer.current?.focus()
    else answer.current?.scrollIntoView({ block: "nearest" })
  }, [isBusy, coupon])
  if (!booking.isApplicable) return null
  if (coupon) {
    const remove = () => {
      promo.send({ type: "promo.removed" })
      // The pressed button is gone: the next step is to type another code.
      requestAnimationFrame(() => input.current?.focus())
    }
    return <Applied ref={answer as Ref<HTMLDivElement>} code={coupon.code} onRemove={remove} />
  }
  const isReady = isCodeTyped(typed) && booking.inputs !== null
  const submit = () => {
    if (!isReady) return
    isAsked.current = true
    promo.send({ type: "code.submitted" })
  }
  // Not a form: on narrow screens the summary is inside the form of its step.
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    submit()
  }
  return (
    <div className={styles.promo}>
      <div className={styles.entry}>
        <TextField
          label={words.question}
          placeholder={words.placeholder}
          className={styles.code}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ref={input}
          value={typed}
          onKeyDown={submitByKey}
          onChange={(text) => promo.send({ type: "code.typed", text })}
          {...(alert && { "aria-invalid": true, "aria-describedby": hintId })}
        />
        <Button variant="secondary" busy={isBusy} busyLabel={words.applying} aria-disabled={!isReady} onClick={submit}>
          {words.apply}
        </Button>
      </div>
      {alert && (
        <p ref={answer as Ref<HTMLParagraphElement>} id={hintId} role="alert" className={styles.fault}>
          <Icon name="alert-circle" size={16} />
          <span>{textOf(alert)}</span>
        </p>
      )}
    </div>
  )
}

function Applied({ ref, code, onRemove }: { ref: Ref<HTMLDivElement>; code: string; onRemove: () => void }) {
  const { promo: words } = useTexts()
  const { productName } = useProduct()
  return (
    <div ref={ref} className={styles.applied} role="status" tabIndex={-1}>
      <Icon name="tag" className={styles.tag} />
      <div className={styles.told}>
        <p className={styles.title}>{words.applied(code)}</p>
        <p>{words.saved(productName)}</p>
      </div>
      <button type="button" className={styles.remove} aria-label={words.remove} onClick={onRemove}>
        <Icon name="cross" />
      </button>
    </div>
  )
}

/** The note that the promo must be entered again, with the link to the field. */
export function LostPromoNote({ onOpen, opensDialog = false }: LostPromoProps) {
  const { promo } = useTexts()
  const open = () => {
    isFieldAwaited = opensDialog
    onOpen()
  }
  return (
    <button
      type="button"
      className={summaryStyles.lostPromo}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      onClick={open}
    >
      <Icon name="tag" size={16} />
      {promo.enterAgain}
    </button>
  )
}

function useAlertText(): (alert: PromoAlert) => string {
  const { booking, promo } = useTexts()
  const refusalText = usePromoRefusalText()
  return (alert) => {
    switch (alert.kind) {
      case "enterAgain":
        return promo.enterAgain
      case "promoRefused":
        return refusalText(alert.refusal)
      case "network":
        return booking.networkError
      case "server":
        return booking.somethingWrong
      case "refused":
        return alert.text
    }
  }
}
