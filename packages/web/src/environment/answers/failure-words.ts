import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"

interface FailureWords {
  readonly noNetwork: string
  readonly serverFailed: (request: string) => string
}

/** The text for a failure of the connection or the server. */
export function failureWords(failure: ServiceFailure, words: FailureWords): string {
  switch (failure._tag) {
    case "NetworkFailure":
      return words.noNetwork
    case "RequestRefused":
      return failure.text
    case "ServerFailure":
      return words.serverFailed(failure.requestId ?? "–")
  }
}
