import type { ErrorComponentProps } from "@tanstack/react-router"
import { useEffect } from "react"
import { isOnline, watchConnection } from "../../environment/answers/connection.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { Button } from "../../ui/Button.tsx"
import { isMissingChunk } from "../page/stale-build.ts"
import styles from "./Shell.module.css"

const loadAgain = () => location.reload()

/**
 * For a page that failed, or a part of it that did not load. Reloading is the only remedy for both. If the connection
 * was the cause, the page reloads as soon as it is back: nothing typed can be lost here, unless a popup is open over
 * it.
 */
export function FailedPage({ error }: ErrorComponentProps) {
  const { shell } = useTexts()
  const isMissing = isMissingChunk(error)
  const [title, text] = isMissing
    ? [shell.outdatedTitle, isOnline() ? shell.outdatedText : shell.unreachedText]
    : [shell.failedTitle, shell.failedText]
  usePageTitle(title, { hasErrors: true })
  useEffect(() => {
    if (isMissing) return watchConnection(() => isOnline() && !document.querySelector("dialog[open]") && loadAgain())
  }, [isMissing])
  return (
    <div className="container container-narrow">
      <div className={styles.notice} role="alert">
        <h1>{title}</h1>
        <p className="text-large text-muted">{text}</p>
        <Button icon="retry" onClick={loadAgain}>
          {shell.reload}
        </Button>
      </div>
    </div>
  )
}
