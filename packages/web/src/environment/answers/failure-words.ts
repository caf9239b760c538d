import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"

interface FailureWords {
  readonly noNetwork: string
  readonly serverFailed: (request: string) => string
}

/** A failure of the line or the server, in the words of the page. */
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
