import type { Banner } from "@mersal/domain/reference/banner"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLanguage } from "../../environment/language.ts"
import { buttonClass } from "../../ui/button-class.ts"
import { Icon } from "../../ui/Icon.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import styles from "./Extras.module.css"

interface NoticeProps {
  banner: Banner
  /** Whether the page that it links to is the current one. */
  isHere: boolean
  /** Called when it has become visible. */
  onSeen: () => void
  onClose: () => void
}

/**
 * The operator's notice (section 2, 'promotional popup'): below the page and over nothing, because no dialog opens by
 * itself. Closed with a press or Escape.
 */
export function NoticeOfTheDay({ banner, isHere, onSeen, onClose }: NoticeProps) {
  const { language, texts } = useLanguage()
  const { extras } = texts
  const place = useRef<HTMLElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        seen()
      },
      { threshold: 0.5 },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <aside
      ref={place}
      className={`container ${styles.noticePlace}`}
      aria-label={extras.notice}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose()
      }}
    >
      <div className={styles.notice}>
        <p className={styles.noticeTitle}>{banner.title[language]}</p>
        <p className="text-small">{banner.text[language]}</p>
        {banner.path && !isHere && (
          <div>
            <a className={buttonClass({ variant: "secondary", size: "small" })} href={banner.path} onClick={onClose}>
              {extras.seeMore}
              <VisuallyHidden>: {banner.title[language]}</VisuallyHidden>
            </a>
          </div>
        )}
        <button type="button" className={styles.dismiss} aria-label={extras.dismissNotice} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
    </aside>
  )
}
