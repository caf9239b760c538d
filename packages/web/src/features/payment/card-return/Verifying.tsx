import { useTexts } from "../../../environment/language.ts"
import { Spinner } from "../../../ui/Spinner.tsx"
import styles from "./CardReturn.module.css"

interface VerifyingProps {
  /** The result is unknown: the card may have been charged, and must not be charged again. */
  isChecking: boolean
  willWrite: boolean
}

/** 'Verifying Details...' (section 2), and that the customer should wait. */
export function Verifying({ isChecking, willWrite }: VerifyingProps) {
  const { cardReturn } = useTexts()
  return (
    <div className={styles.centre}>
      <Spinner size="large" />
      <h1>{cardReturn.verifying}</h1>
      <div role="status" className="stack gap-8">
        {isChecking && <p>{cardReturn.checking}</p>}
        {willWrite && <p className="text-muted">{cardReturn.willWrite}</p>}
      </div>
    </div>
  )
}
