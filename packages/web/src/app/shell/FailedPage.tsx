import type { ErrorComponentProps } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { Button } from "../../ui/Button.tsx"
import { isMissingChunk } from "../stale-build.ts"
import styles from "./Shell.module.css"

/** A page that broke, or a part of it that did not load. Both are cured by loading again, if by anything. */
export function FailedPage({ error }: ErrorComponentProps) {
  const { shell } = useTexts()
  const [title, text] = isMissingChunk(error)
    ? [shell.outdatedTitle, navigator.onLine ? shell.outdatedText : shell.unreachedText]
    : [shell.failedTitle, shell.failedText]
  usePageTitle(title, { hasErrors: true })
  return (
    <div className="container container-narrow">
      <div className={styles.notice} role="alert">
        <h1>{title}</h1>
        <p className="text-large text-muted">{text}</p>
        <Button icon="retry" onClick={() => location.reload()}>
          {shell.reload}
        </Button>
      </div>
    </div>
  )
}
