import { type ComponentProps, type ComponentType, lazy, Suspense } from "react"
import type { BookingPapers } from "./BookingPapers.tsx"

type Props = ComponentProps<typeof BookingPapers>

/** If it does not load, the page works without it. */
const Papers = lazy<ComponentType<Props>>(() =>
  import("./BookingPapers.tsx").then(
    (module) => ({ default: module.BookingPapers }),
    () => ({ default: () => null }),
  ),
)

/** A booking's documents. Their code loads after the page and adds nothing to its size. */
export function LazyPapers(props: Props) {
  return (
    <Suspense fallback={null}>
      <Papers {...props} />
    </Suspense>
  )
}
