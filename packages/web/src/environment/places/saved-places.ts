import type { SavedAddress } from "@mersal/domain/account/address-book"
import * as Result from "effect/Result"
import { useEffect, useState } from "react"
import { useServices } from "../services/services.ts"
import { useSession } from "../session.ts"

/** The saved places of the signed-in account; empty for a guest, without a call. */
export function useSavedPlaces(): readonly SavedAddress[] {
  const { isSignedIn } = useSession()
  const { account } = useServices()
  const [places, setPlaces] = useState<readonly SavedAddress[]>([])
  useEffect(() => {
    setPlaces([])
    if (!isSignedIn) return
    const call = new AbortController()
    void account.addresses({ signal: call.signal }).then((answer) => {
      if (!call.signal.aborted && Result.isSuccess(answer)) setPlaces(answer.success)
    })
    return () => call.abort()
  }, [isSignedIn, account])
  return places
}
