import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { buttonClass } from "../../ui/button-class.ts"
import styles from "./Shell.module.css"

export function NotFoundPage() {
  const { shell } = useTexts()
  usePageTitle(shell.notFoundTitle)
  return (
    <div className="container container-narrow">
      <div className={styles.notice}>
        <h1>{shell.notFoundTitle}</h1>
        <p className="text-large text-muted">{shell.notFoundText}</p>
        <Link to="/go/book" className={buttonClass({})}>
          {shell.bookDelivery}
        </Link>
      </div>
    </div>
  )
}
