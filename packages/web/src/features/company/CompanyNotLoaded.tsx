import { NotSignedIn } from "@mersal/domain/account/account-errors"
import { useTexts } from "../../environment/language.ts"
import { FailureAlert } from "../my-account/FailureAlert.tsx"
import { CompanyFailure, type CompanyFault } from "./CompanyFailure.tsx"

interface CompanyNotLoadedProps {
  failure: CompanyFault
  onRetry: () => void
}

/** Why the caller's company could not be loaded. If his session has ended, he can log in again here. */
export function CompanyNotLoaded({ failure, onRetry }: CompanyNotLoadedProps) {
  const { company: words } = useTexts()
  // A company's calls have no error of their own for it.
  if ("code" in failure && failure.code === "sign-in-required")
    return <FailureAlert failure={new NotSignedIn()} title={words.loadFailed} onRetry={onRetry} />
  return <CompanyFailure failure={failure} title={words.loadFailed} onRetry={onRetry} />
}
