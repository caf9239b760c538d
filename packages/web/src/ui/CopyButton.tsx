import { useState } from "react"
import { useAnnouncements } from "./Announcer.tsx"
import { Button, type ButtonProps } from "./Button.tsx"
import styles from "./CopyButton.module.css"

export interface CopyButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  /** The text to copy. */
  text: string
  label: string
  copiedLabel: string
  /** Shown when the browser refuses to copy: the text can still be selected. */
  failedLabel: string
}

/** Copies a text and confirms it, on the button and to screen readers. */
export function CopyButton({ text, label, copiedLabel, failedLabel, variant = "secondary", ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null)
  const { announce } = useAnnouncements()
  const copy = async () => {
    const result = await navigator.clipboard.writeText(text).then(
      () => "copied" as const,
      () => "failed" as const,
    )
    setOutcome(result)
    announce(result === "copied" ? copiedLabel : failedLabel)
  }
  return (
    <Button
      {...look}
      variant={variant}
      icon={outcome === "copied" ? "check" : "copy"}
      onClick={copy}
      onBlur={() => setOutcome(null)}
    >
      <span className={styles.words}>
        <span className={outcome === null ? undefined : styles.unsaid}>{label}</span>
        <span className={outcome === "copied" ? undefined : styles.unsaid}>{copiedLabel}</span>
        {outcome === "failed" && <span className={styles.failed}>{failedLabel}</span>}
      </span>
    </Button>
  )
}
