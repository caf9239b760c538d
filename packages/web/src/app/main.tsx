import "../styles/index.css"
import "../styles/screens.css"
import "../styles/first-screen.css"
import { type AnyRouter, RouterProvider } from "@tanstack/react-router"
import { StrictMode, startTransition } from "react"
import { createRoot } from "react-dom/client"
import { AnalyticsContext } from "../environment/analytics.ts"
import { ClockContext } from "../environment/formats/clock.ts"
import { shownLanguage } from "../environment/language.ts"
import { ProductContext } from "../environment/product.ts"
import { loadAreas } from "../environment/texts/dictionaries.ts"
import { Announcer } from "../ui/Announcer.tsx"
import { productOf, readBoot } from "./boot.ts"
import { analyticsOf } from "./choices/facts.ts"
import { LanguageProvider } from "./choices/language.tsx"
import { clock } from "./page/clock.ts"
import { closeBeforeBack } from "./page/close-before-back.ts"
import { nextTask } from "./page/next-task.ts"
import { keepScreensOffline } from "./page/offline-shell.ts"
import { focusHeadingOnNavigation } from "./page/route-focus.ts"
import { reloadOnceWhenChunksAreMissing } from "./page/stale-build.ts"
import { makeRouter } from "./routing/router.tsx"
import { loadFooter } from "./shell/Shell.tsx"

async function start() {
  const boot = readBoot()
  if (boot.now) clock.observe(boot.now)
  reloadOnceWhenChunksAreMissing()
  keepScreensOffline()

  const language = shownLanguage()

  await nextTask()

  /** Staff's code is loaded on staff's pages only. */
  const isStaffs = /^\/(ops|driver)(\/|$)/.test(location.pathname)
  const router: AnyRouter = isStaffs ? await (await import("./staff/staff-router.ts")).makeStaffRouter() : makeRouter()
  focusHeadingOnNavigation(router)
  closeBeforeBack(router.history)

  /** The server's screen, shown until this one is complete. */
  const drawn = document.getElementById("first-screen")

  /**
   * Replaces the server's screen. If this code does not load, the server's screen is removed, because it must not stay.
   */
  const loadDrawnScreen = () =>
    import("./first-screen/DrawnScreen.tsx").then(
      (module) => module.DrawnScreen,
      () => {
        drawn?.remove()
        return null
      },
    )

  await nextTask()

  // Texts and the first screen load in parallel. The page appears, complete, when both are loaded.
  const [DrawnScreen] = await Promise.all([
    drawn && loadDrawnScreen(),
    drawn && loadFooter(),
    loadAreas(language, ["shell"]),
    router.load(),
  ])

  // React says so itself if index.html has none.
  const page = document.getElementById("page") as HTMLElement
  const root = createRoot(page)
  // Renders in short pieces, so that presses are handled in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <ProductContext value={productOf(boot)}>
          <ClockContext value={clock}>
            <AnalyticsContext value={analyticsOf(boot.market)}>
              <LanguageProvider initial={language}>
                <Announcer>
                  <RouterProvider router={router} />
                </Announcer>
              </LanguageProvider>
            </AnalyticsContext>
          </ClockContext>
        </ProductContext>
        {drawn && DrawnScreen && <DrawnScreen drawn={drawn} page={page} />}
      </StrictMode>,
    ),
  )
}

void start()
