import { spare } from "../../environment/answers/spare.ts"
import { usePageLocation } from "../../environment/page-location.ts"

type Part = Awaited<ReturnType<typeof fetchPart>>

const fetchPart = async () => (await import("./StepNoticeAlert.tsx")).load()

let Alert: Part | null = null

/**
 * Few readers are led elsewhere than they wanted: why comes with its words, and the step waits for both, so that nothing
 * moves on it. Where they do not come it is shown without.
 */
export async function loadStepNotice(): Promise<void> {
  Alert ??= await spare(fetchPart())
}

/** Why this step is shown instead of the one that was asked for, or another booking than before. */
export function StepNotice() {
  const { notice } = usePageLocation().state
  return notice && Alert && <Alert notice={notice} />
}
