import type { Instant } from "@mersal/domain/calendar/zone"
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
  const [waiting, setWaiting] = useState<{ attempt: string; leavableAt: Instant | null } | null>(null)
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    const begun = begunCardAttempt(booking)
    if (begun === null) return
    const leaving = new AbortController()
    void payments.attempt({ attempt: begun }, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted || Result.isFailure(answer)) return
      const { report, url3d, leavableAt } = answer.success
      if (report.kind !== "checking" || url3d === null) return
      found.current?.(begun)
      setWaiting({ attempt: begun, leavableAt })
    })
    return () => leaving.abort()
  }, [booking, payments])
  return (
    waiting && (
      <Alert tone="warning" announce="now" actions={<GoOnLink attempt={waiting.attempt} />}>
        <BegunHere {...waiting} />
      </Alert>
    )
  )
}
