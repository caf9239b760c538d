import { useEffect, useRef } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { CopyButton } from "../../../ui/CopyButton.tsx"
import styles from "./SecondFactor.module.css"

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { secondFactor: words } = useTexts()
  const part = useRef<HTMLDivElement>(null)
  // The submitted form is gone: focus goes to what replaced it, for screen readers.
  useEffect(() => part.current?.focus(), [])
  return (
    <div ref={part} tabIndex={-1}>
      <Card title={words.recoveryTitle}>
        <div className="stack">
          <p>{words.recoveryText}</p>
          <ul role="list" className={styles.codes} dir="ltr">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={styles.actions}>
            <CopyButton
              text={codes.join("\n")}
              label={words.copyCodes}
              copiedLabel={words.copied}
              failedLabel={words.copyFailed}
            />
            <Button variant="secondary" onClick={() => print()}>
              {words.printCodes}
            </Button>
            <Button onClick={onKept}>{words.kept}</Button>
          </div>
        </div>
      </Card>
    </div>
  )
}
