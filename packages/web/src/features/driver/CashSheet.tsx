import type { Money } from "@mersal/domain/money/money"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import { Sheet } from "../../ui/Dialog.tsx"
import styles from "./Driver.module.css"

interface CashSheetProps {
  due: Money
  onTaken: () => void
  onClose: () => void
}

/** The exact amount, as large as a hand is far away. */
export function CashSheet({ due, onTaken, onClose }: CashSheetProps) {
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
      <p className="text-muted">{words.cashText}</p>
    </Sheet>
  )
}
