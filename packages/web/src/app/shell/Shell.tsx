import { Outlet } from "@tanstack/react-router"
import { type ComponentType, lazy, Suspense } from "react"
import { spare } from "../../environment/answers/spare.ts"
import { shownLanguage } from "../../environment/language.ts"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import { AccountProvider } from "../account/AccountProvider.tsx"
import { LateExtras } from "./LateExtras.tsx"
import { ShellFrame } from "./ShellFrame.tsx"

let footer: Promise<{ default: ComponentType }> | undefined

/** Loads the footer. A page whose footer fails to load lacks nothing else. */
export function loadFooter(): Promise<{ default: ComponentType }> {
  footer ??= Promise.all([
    spare(import("./Footer.tsx")),
    spare(loadAreas(shownLanguage(), ["footer"]).then(() => true)),
  ]).then(([part, hasWords]) => ({ default: part && hasWords ? part.Footer : () => null }))
  return footer
}

// Loaded once the screen is shown.
const Footer = lazy(loadFooter)

/** What surrounds every page. */
export function Shell() {
  return (
    <AccountProvider>
      <ShellFrame
        footer={
          <>
            <Suspense>
              <LateExtras />
            </Suspense>
            <Suspense>
              <Footer />
            </Suspense>
          </>
        }
      >
        <Outlet />
      </ShellFrame>
    </AccountProvider>
  )
}
