import { BulkFileRefused, CompanyExists, InvalidCompany } from "@mersal/domain/corporate/corporate-errors"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { failureTitle } from "../../environment/answers/service-failures.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { FailureNotice } from "../../ui/FailureNotice.tsx"

/** Any refusal of a company's call, or a lost call. */
export type CompanyFault = ServiceFailure | { readonly _tag: string }

interface CompanyFailureProps {
  failure: CompanyFault
  title?: string
  onRetry?: () => void
}

/** What was not done and why, read out at once. */
export function CompanyFailure({ failure, title, onRetry }: CompanyFailureProps) {
  const { booking, company: words } = useTexts()
  const { money } = useFormats()
  const what = title ?? words.notDone
  const lost = failureTitle(failure, booking)
  return (
    <FailureNotice title={lost ?? what} retryLabel={words.retry} onRetry={onRetry}>
      {lost && what} {text(failure, words, money)}
    </FailureNotice>
  )
}

function text(
  failure: CompanyFault,
  words: ReturnType<typeof useTexts>["company"],
  money: ReturnType<typeof useFormats>["money"],
): string | null {
  if (failure instanceof CompanyExists) return words.exists[failure.what]
  if (failure instanceof InvalidCompany)
    return failure.issues.some(({ field }) => field === "costCentres") ? words.centreNames : null
  if (failure instanceof BulkFileRefused) {
    if (failure.hasLostLetters) return words.fileLetters
    const columns = [...failure.missing, ...failure.unknown]
    return columns.length === 0 ? words.fileRefused : words.fileColumns(columns)
  }
  switch (failure._tag) {
    case "CompanyChanged":
      return words.changedMeanwhile
    case "LastOwner":
      return words.lastOwner
    case "PlanNotFound":
      return words.planGone
    case "PaymentKnownOtherwise":
      return words.paymentKnownOtherwise
    case "CreditLimitReached":
      return "left" in failure ? words.limitReached(money(failure.left as Parameters<typeof money>[0])) : null
    case "RequestRefused":
      return "text" in failure ? String(failure.text) : null
    case "ServerFailure":
      return "requestId" in failure && failure.requestId ? words.errorId(String(failure.requestId)) : null
    default:
      return null
  }
}
