import { type RefObject, useLayoutEffect, useState } from "react"
import type { MapSize } from "./map-view.ts"

/** The size of an element, known before the first paint and after every change. */
export function useSizeOf(frame: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState<MapSize>({ width: 640, height: 420 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0) setSize((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [frame])
  return size
}
