import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { PageTexts } from "../texts/dictionaries.ts"

const tags: ReadonlySet<string> = new Set<ServiceFailure["_tag"]>(["NetworkFailure", "ServerFailure", "RequestRefused"])

/** Whether a call failed on its way or was refused for a reason without a type of its own. */
export const isServiceFailure = (failure: { readonly _tag: string }): failure is ServiceFailure =>
  tags.has(failure._tag)

/** Whether what was asked for may have been done all the same: no answer came, or the far side broke on the way to one. */
export const mayBeDone = ({ _tag }: ServiceFailure): boolean => _tag === "NetworkFailure" || _tag === "ServerFailure"

/**
 * How a call failed, in the words of section 8; nothing where the far side has said itself why. What could not be had is
 * said with it, by whoever asked.
 */
export const failureTitle = (
  { _tag }: { readonly _tag: string },
  { networkError, somethingWrong }: Pick<PageTexts["booking"], "networkError" | "somethingWrong">,
): string | undefined =>
  _tag === "NetworkFailure" ? networkError : _tag === "ServerFailure" ? somethingWrong : undefined
