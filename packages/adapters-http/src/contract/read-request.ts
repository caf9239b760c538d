import * as Result from "effect/Result"
import { decodeRequest, type WireIssue } from "./decode-request.ts"
import type { EndpointRow, WireMessage } from "./endpoint-row.ts"

/** The request that an HTTP message stands for, or what is wrong with it: by its schema, and by what its row asks beside. */
export function readRequest<Request, Answer>(
  { endpoint, alsoWrong }: Pick<EndpointRow<Request, Answer>, "endpoint" | "alsoWrong">,
  message: WireMessage,
): Result.Result<Request, readonly WireIssue[]> {
  const decoded = decodeRequest(endpoint, message)
  const issues = (Result.isSuccess(decoded) && alsoWrong?.(message)) || []
  return issues.length > 0 ? Result.fail(issues) : decoded
}
