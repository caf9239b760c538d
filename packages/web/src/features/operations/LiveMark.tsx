import { useNewsDesk } from "../../environment/board-news.ts"
import { useTexts } from "../../environment/language.ts"
import { classNames } from "../../ui/class-names.ts"
import styles from "./LiveMark.module.css"

/** Whether the shown data follows the changes of others. */
export function LiveMark({ isOld }: { isOld: boolean }) {
  const { operations: words } = useTexts()
  const isLive = useNewsDesk().isLive && !isOld
  return (
    <p role="status" className={classNames(styles.mark, isLive && styles.live)}>
      {isLive ? words.live : words.notLive}
    </p>
  )
}
