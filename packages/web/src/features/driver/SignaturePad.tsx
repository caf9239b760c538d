import { type PointerEvent, useEffect, useRef, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import styles from "./Driver.module.css"

interface SignaturePadProps {
  id: string
  /** The canvas with the drawing; null after it was cleared. */
  onDrawn: (canvas: HTMLCanvasElement | null) => void
}

/** The recipient signs here: black on white in every colour scheme, because it is stored as a picture. */
export function SignaturePad({ id, onDrawn }: SignaturePadProps) {
  const { driver: words } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)

  const wipe = () => {
    const { current } = canvas
    const pen = current?.getContext("2d")
    if (!current || !pen) return
    const { width, height } = current.getBoundingClientRect()
    const scale = window.devicePixelRatio
    current.width = Math.round(width * scale)
    current.height = Math.round(height * scale)
    pen.scale(scale, scale)
    pen.fillStyle = "white"
    pen.fillRect(0, 0, width, height)
    pen.strokeStyle = "black"
    pen.lineWidth = 2.5
    pen.lineCap = "round"
    pen.lineJoin = "round"
    setDrawn(false)
    onDrawn(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pad is cleared once, when it appears
  useEffect(wipe, [])

  const point = ({ nativeEvent }: PointerEvent): readonly [number, number] => [nativeEvent.offsetX, nativeEvent.offsetY]
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const pen = event.currentTarget.getContext("2d")
    pen?.beginPath()
    pen?.moveTo(...point(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const pen = event.currentTarget.getContext("2d")
    pen?.lineTo(...point(event))
    pen?.stroke()
    if (isDrawn) return
    setDrawn(true)
    onDrawn(event.currentTarget)
  }
  return (
    <div className="stack gap-8">
      <p id={`${id}-hint`} className="text-muted text-small">
        {words.signatureHint}
      </p>
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={words.signature}
        aria-describedby={`${id}-hint`}
        onPointerDown={begin}
        onPointerMove={draw}
      />
      {isDrawn && (
        <Button variant="ghost" size="small" icon="retry" onClick={wipe}>
          {words.signatureClear}
        </Button>
      )}
    </div>
  )
}
