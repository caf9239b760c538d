import { type ComponentProps, type ComponentType, lazy, Suspense } from "react"
import type { BookingPapers } from "./BookingPapers.tsx"

type Props = ComponentProps<typeof BookingPapers>

/** The page goes without it where it cannot be fetched. */
const Papers = lazy<ComponentType<Props>>(() =>
  import("./BookingPapers.tsx").then(
    (module) => ({ default: module.BookingPapers }),
    () => ({ default: () => null }),
  ),
)

/** The papers of a booking, which come after the page that shows them and are none of its bytes. */
export function LazyPapers(props: Props) {
  return (
    <Suspense fallback={null}>
      <Papers {...props} />
    </Suspense>
  )
}
