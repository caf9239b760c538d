import { useTexts } from "../../environment/language.ts"
// Makes its words known: the block that says the same is folded away, and may not have come.
import "../../environment/promo-words.ts"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Summary.module.css"

/** That the promo has to be entered again, and the way to where. */
export function LostPromoNote({ onOpen }: { onOpen: () => void }) {
  const { promo } = useTexts()
  return (
    <button type="button" className={styles.lostPromo} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="tag" size={16} />
      {promo.enterAgain}
    </button>
  )
}
