import { NotSignedIn } from "@mersal/domain/account/account-errors"
import { useTexts } from "../../environment/language.ts"
import { CompanyFailure } from "../../features/company/CompanyFailure.tsx"
import type { NotLoadedProps } from "../../features/company/not-loaded.ts"
import { FailureAlert } from "../../features/my-account/FailureAlert.tsx"

/** Why the caller's company could not be loaded. If his session has ended, he can log in again here. */
export function CompanyNotLoaded({ failure, onRetry }: NotLoadedProps) {
  const { company: words } = useTexts()
  // A company's calls have no error of their own for it.
  if ("code" in failure && failure.code === "sign-in-required")
    return <FailureAlert failure={new NotSignedIn()} title={words.loadFailed} onRetry={onRetry} />
  return <CompanyFailure failure={failure} title={words.loadFailed} onRetry={onRetry} />
}
