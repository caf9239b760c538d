import { createRouter } from "@tanstack/react-router"
import { shownLanguage } from "../../environment/language.ts"
import { addAreas, loadAreas } from "../../environment/texts/dictionaries.ts"
import { staffAreas } from "../../environment/texts/staff-areas.ts"
import { FailedPage } from "../shell/FailedPage.tsx"
import { PendingPage } from "../shell/PendingPage.tsx"
import { staffRouteTree } from "./staff-route-table.ts"

/** The router of staff's pages, with the texts of their frame. */
export async function makeStaffRouter() {
  addAreas(staffAreas)
  await loadAreas(shownLanguage(), ["staff", "accountRefusals"])
  return staffRouter()
}

export const staffRouter = () =>
  createRouter({
    routeTree: staffRouteTree,
    trailingSlash: "preserve",
    defaultPreload: "intent",
    defaultErrorComponent: FailedPage,
    defaultPendingComponent: PendingPage,
    scrollRestoration: true,
    scrollRestorationBehavior: "instant",
  })
