import { Outlet } from "@tanstack/react-router"
import { type ComponentType, lazy, Suspense } from "react"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import { AccountProvider } from "../AccountProvider.tsx"
import { shownLanguage } from "../language.tsx"
import { LateExtras } from "./LateExtras.tsx"
import { ShellFrame } from "./ShellFrame.tsx"

let footer: Promise<{ default: ComponentType }> | undefined

/** Fetches what lies under every screen. A page to which it does not come lacks only it. */
export function loadFooter(): Promise<{ default: ComponentType }> {
  footer ??= Promise.all([import("./Footer.tsx"), loadAreas(shownLanguage(), ["footer"])]).then(
    ([{ Footer }]) => ({ default: Footer }),
    () => ({ default: () => null }),
  )
  return footer
}

// It is fetched when the screen stands.
const Footer = lazy(loadFooter)

/** What surrounds every page. */
export function Shell() {
  return (
    <AccountProvider>
      <ShellFrame
        footer={
          <>
            <LateExtras />
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
