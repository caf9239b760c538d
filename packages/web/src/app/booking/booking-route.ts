import type { Step } from "@mersal/domain/booking/draft/steps"
import type { ParsedLocation } from "@tanstack/react-router"
import { loadPhones } from "../../fields/phones.ts"
import { readBoot } from "../boot.ts"
import { nextTask } from "../page/next-task.ts"

/** The booking and its code: loaded with the first of its screens, never with the shell. */
const loadNavigation = () => import("./BookingFrame.tsx")

/** Whether these steps are open depends on the phones in the details, so they need the phone parser. */
const stepsPastPhones: readonly Step[] = ["guest", "payment"]

let navigation: Awaited<ReturnType<typeof loadNavigation>> | null = null

/**
 * What the route of a step does before and when it is shown. A route is entered after its `beforeLoad`, so the code is
 * loaded by then and the machine moves synchronously; later the address may have changed again.
 */
export const stepRoute = (step: Step) => ({
  beforeLoad: async ({ location }: { readonly location: ParsedLocation }) => {
    const phones = stepsPastPhones.includes(step) ? loadPhones() : null
    if (navigation === null) {
      navigation = await loadNavigation()
      await nextTask()
      navigation.bookingMachine()
      await nextTask()
    }
    await phones
    await navigation.requireStep(readBoot().market, step, location.state)
  },
  onEnter: () => navigation?.enterStep(readBoot().market, step),
  // Back was pressed before the next step had loaded, so this screen was never left.
  onStay: () => navigation?.enterStep(readBoot().market, step),
})
