import { type ReactNode, useEffect, useRef, useState } from "react"

/** What comes late stands where it belongs as soon as nobody looks there, so that nothing moves under the eyes. */
export function Unseen({ children }: { children: ReactNode }) {
  const [isStanding, setStanding] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((seen) => setStanding(seen.at(-1)?.isIntersecting === false))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isStanding ? children : <div ref={place} />
}
