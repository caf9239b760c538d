import type { ConsumerService, KeyCursor, ShownKey } from "@mersal/domain/ports/driving/consumer-service"
import type { Answer, CallOptions } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"

/** The caller's keys that are not revoked, newest first, read page by page. */
export async function usableKeys(
  service: Pick<ConsumerService, "keys">,
  options?: CallOptions,
): Answer<readonly ShownKey[]> {
  const usable: ShownKey[] = []
  let after: KeyCursor | null = null
  do {
    const page: Awaited<ReturnType<ConsumerService["keys"]>> = await service.keys({ after, limit: 100 }, options)
    if (Result.isFailure(page)) return Result.fail(page.failure)
    usable.push(...page.success.keys.filter(({ revokedAt }) => revokedAt === null))
    after = page.success.next
  } while (after !== null)
  return Result.succeed(usable)
}
