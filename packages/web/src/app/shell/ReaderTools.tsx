import { useLanguage } from "../../environment/language.ts"
import { Icon } from "../../ui/Icon.tsx"
import { chooseTheme, useTheme } from "../choices/theme.ts"
import styles from "./Shell.module.css"

/** The two settings on every page: language and colours. */
export function ReaderTools() {
  const { language, choose, texts } = useLanguage()
  const { shell } = texts
  const theme = useTheme()
  const otherLanguage = language === "ar" ? "en" : "ar"
  const otherTheme = theme === "dark" ? "light" : "dark"
  return (
    <>
      <button type="button" className={styles.tool} lang={otherLanguage} onClick={() => choose(otherLanguage)}>
        {shell.otherLanguage}
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={otherTheme === "dark" ? shell.useDarkColours : shell.useLightColours}
        onClick={() => chooseTheme(otherTheme)}
      >
        <Icon name={otherTheme === "dark" ? "moon" : "sun"} />
      </button>
    </>
  )
}
