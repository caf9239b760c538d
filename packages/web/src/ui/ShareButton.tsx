import { Button, type ButtonProps } from "./Button.tsx"
import { CopyButton } from "./CopyButton.tsx"

export interface ShareButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  url: string
  /** The title that the receiver sees above the address. */
  title: string
  text: string
  label: string
  copiedLabel: string
  failedLabel: string
}

/** Shares an address through the device's share sheet, or copies it where there is none. */
export function ShareButton({
  url,
  title,
  text,
  label,
  variant = "secondary",
  size,
  className,
  ...copy
}: ShareButtonProps) {
  if (typeof navigator.share !== "function") {
    return <CopyButton text={url} label={label} {...{ variant, size, className }} {...copy} />
  }
  // Closing the share sheet without a choice rejects; this is no error.
  const share = () => void navigator.share({ url, title, text }).catch(() => {})
  return (
    <Button icon="share" {...{ variant, size, className }} onClick={share}>
      {label}
    </Button>
  )
}
