import "../styles/index.css"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { ClockContext } from "../environment/clock.ts"
import { ProductContext } from "../environment/product.ts"
import { Announcer } from "../ui/Announcer.tsx"
import { productOf, readBoot } from "./boot.ts"
import { clock } from "./clock.ts"
import { applyLanguage, initialLanguage, LanguageProvider, loadTexts } from "./language.tsx"
import { focusHeadingOnNavigation } from "./route-focus.ts"
import { makeRouter } from "./router.tsx"
import { reloadOnceWhenChunksAreMissing } from "./stale-build.ts"

const boot = readBoot()
if (boot.now) clock.observe(boot.now)
reloadOnceWhenChunksAreMissing()

const language = initialLanguage(location.pathname)
applyLanguage(language)

const router = makeRouter()
focusHeadingOnNavigation(router)

// Words and the first screen load side by side; the page appears when both are there, and is whole from then on.
const [texts] = await Promise.all([loadTexts(language), router.load()])

const page = document.getElementById("page")
if (!page) throw new Error("index.html has no #page")
createRoot(page).render(
  <StrictMode>
    <ProductContext value={productOf(boot)}>
      <ClockContext value={clock}>
        <LanguageProvider initial={{ language, texts }}>
          <Announcer>
            <RouterProvider router={router} />
          </Announcer>
        </LanguageProvider>
      </ClockContext>
    </ProductContext>
  </StrictMode>,
)
