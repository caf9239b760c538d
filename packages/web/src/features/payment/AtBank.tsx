import * as Result from "effect/Result"
import { useEffect, useRef, useState } from "react"
import { useServices } from "../../environment/services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { BegunHere } from "./BegunHere.tsx"
import { begunCardAttempt } from "./card-session-storage.ts"
import { GoOnLink } from "./GoOnLink.tsx"

interface AtBankProps {
  booking: string
  /** Told of the attempt before its reader may go on with it. */
  onFound?: (attempt: string) => void
}

/** Tells whoever comes back from his bank that his payment waits there, before he types another card. */
export function AtBank({ booking, onFound }: AtBankProps) {
  const { payments } = useServices()
  const [attempt, setAttempt] = useState<string | null>(null)
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    const begun = begunCardAttempt(booking)
    if (begun === null) return
    const leaving = new AbortController()
    void payments.attempt({ attempt: begun }, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted || Result.isFailure(answer)) return
      const { report, url3d } = answer.success
      if (report.kind !== "checking" || url3d === null) return
      found.current?.(begun)
      setAttempt(begun)
    })
    return () => leaving.abort()
  }, [booking, payments])
  return (
    attempt && (
      <Alert tone="warning" announce="answer" actions={<GoOnLink attempt={attempt} />}>
        <BegunHere attempt={attempt} />
      </Alert>
    )
  )
}
