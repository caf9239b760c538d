import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * What comes late stands where it belongs as soon as nobody looks there, so that nothing moves under the eyes. Where a
 * page is so short that its foot is always seen, it comes with the reader's own next press, and what has the focus stays
 * in sight.
 */
export function Unseen({ children }: { children: ReactNode }) {
  const [isStanding, setStanding] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    // Asking where something is, in a press, lays the page out: not once more for what stands already.
    if (isStanding || !place.current) return
    const observer = new IntersectionObserver((seen) => setStanding(seen.at(-1)?.isIntersecting === false))
    observer.observe(place.current)
    const stand = () => {
      const { activeElement } = document
      focused.current = activeElement && isInSight(activeElement) ? activeElement : null
      setStanding(true)
    }
    for (const press of presses) addEventListener(press, stand)
    return () => {
      observer.disconnect()
      for (const press of presses) removeEventListener(press, stand)
    }
  }, [isStanding])
  useLayoutEffect(() => {
    if (!isStanding || !focused.current) return
    if (!isInSight(focused.current)) focused.current.scrollIntoView({ block: "nearest", behavior: "instant" })
    focused.current = null
  }, [isStanding])
  return isStanding ? children : <div ref={place} />
}

/** Told when a press has done what it does, so that its target has not moved away before. */
const presses = ["click", "keyup"]

function isInSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
