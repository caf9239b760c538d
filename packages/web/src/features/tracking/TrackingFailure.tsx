import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { ReactNode } from "react"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Alert } from "../../ui/Alert.tsx"

export type LookupFailure = ServiceFailure

interface TrackingFailureProps {
  failure: LookupFailure
  actions?: ReactNode
}

/** Why a booking's status cannot be shown (section 8). An answer without usable data sends to the support. */
export function TrackingFailure({ failure, actions }: TrackingFailureProps) {
  const { tracking } = useTexts()
  const { productName } = useProduct()
  switch (failure._tag) {
    case "NetworkFailure":
      return <Alert tone="danger" announce="now" title={tracking.networkError} actions={actions} />
    case "RequestRefused":
      return (
        <Alert tone="danger" announce="now" actions={actions}>
          {failure.text}
        </Alert>
      )
    case "ServerFailure":
      return (
        <Alert tone="danger" announce="now" title={tracking.somethingWrong} actions={actions}>
          {tracking.contactSupport(productName)}
        </Alert>
      )
  }
}
