import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react"
import styles from "./Announcer.module.css"
import { Icon } from "./Icon.tsx"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

interface Announcements {
  /** Says something to screen readers, politely, showing nothing. */
  announce: (text: string) => void
  /** Shows a short note over the header for six seconds, and says it. For things already done, never errors. */
  toast: (text: string) => void
}

const silent: Announcements = { announce: () => {}, toast: () => {} }
const AnnouncementsContext = createContext<Announcements>(silent)

const toastSeconds = 6

/** Holds the page's live regions. They must be in the page before the words arrive, hence one at the top. */
export function Announcer({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState("")
  const [note, setNote] = useState<{ id: number; text: string } | null>(null)
  const next = useRef(0)

  // The same words twice are no change to a live region; a trailing no-break space makes them one.
  const announce = useCallback((text: string) => setSpoken((last) => (last === text ? `${text}\u00a0` : text)), [])
  const toast = useCallback((text: string) => {
    const id = ++next.current
    setNote({ id, text })
    setTimeout(() => setNote((shown) => (shown?.id === id ? null : shown)), toastSeconds * 1000)
  }, [])
  const value = useMemo(() => ({ announce, toast }), [announce, toast])

  return (
    <AnnouncementsContext value={value}>
      {children}
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
      <div role="status" className={styles.region}>
        {note && (
          <p key={note.id} className={styles.toast}>
            <Icon name="check-circle" />
            {note.text}
          </p>
        )}
      </div>
    </AnnouncementsContext>
  )
}

export function useAnnouncements(): Announcements {
  return useContext(AnnouncementsContext)
}
