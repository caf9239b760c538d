import { useState } from "react"
import { useProduct } from "../../environment/product.ts"

const storageKey = "mersal.nothingProhibited"

/** 'Nothing prohibited is inside': asked once per booking, on hosts that show the prohibited items. */
export interface Consent {
  readonly isGiven: boolean
  readonly give: (isGiven: boolean) => void
  /** The customer pressed the button without giving it. */
  readonly isMissing: boolean
  /** Whether the booking may be sent; if not, shows that it is missing from now on. */
  readonly require: () => boolean
}

/**
 * Stored for the tab, so that a reload does not ask again.
 * @param booking the id of the draft
 */
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
