import { encode } from "uqr"
import styles from "./SecondFactor.module.css"

/**
 * A QR code, drawn on the page. The server draws all others, but this one contains a secret, which must not be in a
 * picture's address. Dark on light in every colour scheme, so that cameras can read it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("")
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qrCode}>
      <path d={path} />
    </svg>
  )
}
