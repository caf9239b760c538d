import { Suspense } from "react"
import { latePart } from "../../environment/late.ts"
import { usePageLocation } from "../../environment/page-location.ts"
import { Skeleton } from "../../ui/Skeleton.tsx"

// Few readers are led elsewhere than they wanted: why comes after the step, with its words.
const StepNoticeAlert = latePart(async () => (await import("./StepNoticeAlert.tsx")).StepNoticeAlert)

/** Why this step is shown instead of the one that was asked for, or another booking than before. */
export function StepNotice() {
  const { notice } = usePageLocation().state
  return (
    notice && (
      <Suspense fallback={<Skeleton shape="card" />}>
        <StepNoticeAlert notice={notice} />
      </Suspense>
    )
  )
}
