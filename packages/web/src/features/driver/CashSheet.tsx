import type { Money } from "@mersal/domain/money/money"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Sheet } from "../../ui/Dialog.tsx"
import styles from "./Driver.module.css"

interface CashSheetProps {
  due: Money
  /** The booking is cancelled, so no cash is due; the driver may already have taken it. */
  isCancelled: boolean
  onTaken: () => void
  onClose: () => void
}

/** The exact amount, large enough to read at arm's length. */
export function CashSheet({ due, isCancelled, onTaken, onClose }: CashSheetProps) {
  const { driver: words, shell } = useTexts()
  const { money } = useFormats()
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.cashTitle}
      closeLabel={shell.close}
      footer={
        <Button fullWidth className={styles.first} onClick={onTaken}>
          {words.cashConfirm(money(due))}
        </Button>
      }
    >
      <p className={styles.amount} data-figures>
        <bdi>{money(due)}</bdi>
      </p>
      <p className="text-muted">{isCancelled ? words.hadCashText : words.cashText}</p>
    </Sheet>
  )
}
