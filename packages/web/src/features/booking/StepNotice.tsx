import { spare } from "../../environment/answers/spare.ts"
import { usePageLocation } from "../../environment/page-location.ts"

type Part = Awaited<ReturnType<typeof fetchPart>>

const fetchPart = async () => (await import("./StepNoticeAlert.tsx")).load()

let Alert: Part | null = null

/**
 * Loads the notice why another step is shown than requested. Few readers see it, so it is loaded on demand with its
 * texts; the step waits for both, so that nothing moves. If they do not load, the step is shown without it.
 */
export async function loadStepNotice(): Promise<void> {
  Alert ??= await spare(fetchPart())
}

/**
 * Why this step is shown instead of the requested one, or another booking than before; or that this one is held, on the
 * step where a returning customer begins.
 */
export function StepNotice({ isHeld = false }) {
  const { notice = isHeld && "held" } = usePageLocation().state
  return notice && Alert && <Alert notice={notice} />
}
