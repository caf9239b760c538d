import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react"
import styles from "./Announcer.module.css"
import { Icon } from "./Icon.tsx"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

interface Announcements {
  /** Has screen readers read a text out politely. Shows nothing. */
  announce: (text: string) => void
  /**
   * Shows a short note over the header for six seconds and has screen readers read it. For completed actions, never for
   * errors.
   */
  toast: (text: string) => void
}

const silent: Announcements = { announce: () => {}, toast: () => {} }
const AnnouncementsContext = createContext<Announcements>(silent)

const toastSeconds = 6

/**
 * Holds the page's live regions. A live region must exist before its text arrives, so they are at the top of the page.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState("")
  const [note, setNote] = useState<{ id: number; text: string } | null>(null)
  const next = useRef(0)

  // A live region ignores the same text twice. A trailing no-break space makes it a different text.
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
