import type { Step } from "@mersal/domain/booking/steps"
import { readBoot } from "./boot.ts"

/** The booking and everything it needs: loaded with the first of its screens, never with the shell. */
const loadNavigation = () => import("./booking-navigation.ts")

/** What the route of a step does before and when it is shown. */
export const stepRoute = (step: Step) => ({
  beforeLoad: async () => {
    const { requireStep } = await loadNavigation()
    requireStep(readBoot().market, step)
  },
  onEnter: () => {
    void loadNavigation().then(({ enterStep }) => enterStep(readBoot().market, step))
  },
})
