import { Button, type ButtonProps } from "./Button.tsx"
import { CopyButton } from "./CopyButton.tsx"

export interface ShareButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  url: string
  /** What the other side reads above the address. */
  title: string
  text: string
  label: string
  copiedLabel: string
  failedLabel: string
}

/** Hands an address to another app where the device can, and copies it where it cannot. */
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
  // Closing the device's own sheet without a choice rejects: nothing has gone wrong.
  const share = () => void navigator.share({ url, title, text }).catch(() => {})
  return (
    <Button icon="share" {...{ variant, size, className }} onClick={share}>
      {label}
    </Button>
  )
}
