import { encode } from "uqr"
import styles from "./SecondFactor.module.css"

/**
 * A QR code, drawn on the page: the server draws all others, but this one holds a secret, which may stand in the address of
 * no picture. Dark on light in every colour scheme, as cameras read it.
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
