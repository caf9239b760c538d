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
  const [isGiven, setGiven] = useState(() => inStorage((storage) => storage.getItem(storageKey)) === booking)
  const [isMissing, setMissing] = useState(false)
  return {
    isGiven,
    isMissing,
    give: (given) => {
      setGiven(given)
      setMissing(false)
      inStorage((storage) => storage.setItem(storageKey, given ? booking : ""))
    },
    require: () => {
      const isRight = isGiven || packageText !== "with-prohibited-items"
      setMissing(!isRight)
      return isRight
    },
  }
}

/** A browser that refuses storage asks again after a reload. */
function inStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
