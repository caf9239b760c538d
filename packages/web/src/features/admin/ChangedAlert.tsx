import type { ReactNode } from "react"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"

interface ChangedAlertProps {
  /** The current values. */
  children: ReactNode
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else has saved since the form was opened. The admin takes those values or overwrites them. */
export function ChangedAlert({ children, onTakeTheirs, onKeepMine }: ChangedAlertProps) {
  const { admin: words } = useTexts()
  return (
    <Alert
      tone="warning"
      announce="now"
      title={words.changedTitle}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button variant="secondary" size="small" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {children}
    </Alert>
  )
}
