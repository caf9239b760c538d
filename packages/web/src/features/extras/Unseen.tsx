import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * Inserts late content once its place is out of sight, so that nothing visible moves. On a page so short that its foot
 * is always visible, it appears with the reader's next press, and the focused element stays in sight.
 */
export function Unseen({ children }: { children: ReactNode }) {
  const [isStanding, setStanding] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    // Measuring during a press forces a layout, so it is skipped once the content is shown.
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

/** These events come after the press has acted, so its target has not moved before. */
const presses = ["click", "keyup"]

function isInSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
