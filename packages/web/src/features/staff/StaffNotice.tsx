import type { ReactNode } from "react"
import { usePageTitle } from "../../environment/page-title.ts"
import styles from "./StaffNotice.module.css"

interface StaffNoticeProps {
  title: string
  text: string
  children?: ReactNode
}

/** A staff page with a single message, and what to do about it. */
export function StaffNotice({ title, text, children }: StaffNoticeProps) {
  usePageTitle(title)
  return (
    <div className={`container ${styles.notice}`}>
      <h1 className={styles.title}>{title}</h1>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  )
}
