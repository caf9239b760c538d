import { useState } from "react"
import { useProduct } from "../../environment/product.ts"

const storageKey = "mersal.nothingProhibited"

/** 'Nothing prohibited is inside': asked for once for each booking, on the hosts that show the prohibited items. */
export interface Consent {
  readonly isGiven: boolean
  readonly give: (isGiven: boolean) => void
  /** The customer pressed without giving it. */
  readonly isMissing: boolean
  /** Whether the booking may go out; if not, says so from now on. */
  readonly require: () => boolean
}

/** Kept for the tab, so that a reload asks no second time. @param booking the draft that it is about */
export function useConsent(booking: string): Consent {
  const { packageText } = useProduct().profile
  const [isGiven, setGiven] = useState(() => read() === booking)
  const [isMissing, setMissing] = useState(false)
  return {
    isGiven,
    isMissing,
    give: (given) => {
      setGiven(given)
      setMissing(false)
      write(given ? booking : "")
    },
    require: () => {
      const isRight = isGiven || packageText !== "with-prohibited-items"
      setMissing(!isRight)
      return isRight
    },
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function write(booking: string): void {
  try {
    sessionStorage.setItem(storageKey, booking)
  } catch {
    // A browser that refuses storage asks again after a reload.
  }
}
