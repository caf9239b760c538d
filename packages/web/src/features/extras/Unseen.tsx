import { type ReactNode, useEffect, useRef, useState } from "react"

/**
 * What comes late stands where it belongs as soon as nobody looks there, so that nothing moves under the eyes. Where a
 * page is so short that its foot is always seen, it comes with the reader's own next press.
 */
export function Unseen({ children }: { children: ReactNode }) {
  const [isStanding, setStanding] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((seen) => setStanding(seen.at(-1)?.isIntersecting === false))
    observer.observe(place.current)
    const stand = () => setStanding(true)
    for (const press of presses) addEventListener(press, stand)
    return () => {
      observer.disconnect()
      for (const press of presses) removeEventListener(press, stand)
    }
  }, [])
  return isStanding ? children : <div ref={place} />
}

/** Told when a press has done what it does, so that its target has not moved away before. */
const presses = ["click", "keyup"]
