import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "../../ui/Button.tsx"
import styles from "./SeenFirst.module.css"

interface SeenFirstProps {
  /** What has happened. Looked for again whenever it is something else. */
  news: unknown
  /** The words of the button that leads to it. */
  leadLabel: string
  children: ReactNode
}

/**
 * A notice of what nobody on this page has caused. Where it appears out of sight, a button over the page leads to it, and
 * so does the first press that would leave the form: nothing is booked without having been in sight.
 */
export function SeenFirst({ news, leadLabel, children }: SeenFirstProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isMissed, setMissed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other news are looked for anew
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        const isInSight = seen.at(-1)?.isIntersecting === true
        setMissed(!isInSight)
        if (isInSight) observer.disconnect()
      },
      { rootMargin: underBar },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [news])
  const lead = () => {
    place.current?.scrollIntoView({ block: "center" })
    place.current?.focus({ preventScroll: true })
    setMissed(false)
  }
  useEffect(() => {
    const form = place.current?.closest("form")
    if (!isMissed || !form) return
    // A listener of the form itself is called before React's, which are the page's. The form knows nothing of it, because
    // this part is loaded after it, and seldom needed.
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      lead()
    }
    form.addEventListener("submit", hold)
    return () => form.removeEventListener("submit", hold)
  })
  return (
    <div ref={place} tabIndex={-1}>
      {children}
      {isMissed && (
        <div className={styles.lead} popover="manual" ref={showOver}>
          <Button variant="danger" size="small" icon="alert-circle" onClick={lead}>
            {leadLabel}
          </Button>
        </div>
      )}
    </div>
  )
}

/** In the top layer, because the parts of a form are painted separately, each over those before it. */
const showOver = (note: HTMLElement | null) => note?.showPopover()

/** What stands behind the bar at the foot is not in sight. */
const underBar = "0px 0px -96px 0px"
