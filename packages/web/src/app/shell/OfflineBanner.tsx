import { useEffect, useRef } from "react"
import { useOnline } from "../../environment/answers/connection.ts"
import { useTexts } from "../../environment/language.ts"
import { useAnnouncements } from "../../ui/Announcer.tsx"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./OfflineBanner.module.css"

/** Says that the connection is lost while it is, and once that it is back (D39). */
export function OfflineBanner() {
  const { shell } = useTexts()
  const { toast } = useAnnouncements()
  const online = useOnline()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) toast(shell.backOnline)
    wasOnline.current = online
  }, [online, toast, shell])
  return (
    <div role="status" className={styles.banner}>
      {!online && (
        <p className={`container ${styles.row}`}>
          <Icon name="wifi-off" />
          {shell.offline}
        </p>
      )}
    </div>
  )
}
