import type { ComponentType } from "react"
import type { CompanyFault } from "./CompanyFailure.tsx"

export interface NotLoadedProps {
  failure: CompanyFault
  onRetry: () => void
}

/** Shown instead of a company that could not be loaded; the page gives it, because logging in is the account's. */
export interface CompanyPartProps {
  NotLoaded: ComponentType<NotLoadedProps>
}
