import type { PageTexts } from "./texts/dictionaries.ts"

/**
 * How a call failed, in the words of section 8; nothing where the far side has said itself why. What could not be had is
 * said with it, by whoever asked.
 */
export const failureTitle = (
  { _tag }: { readonly _tag: string },
  { networkError, somethingWrong }: Pick<PageTexts["booking"], "networkError" | "somethingWrong">,
): string | undefined =>
  _tag === "NetworkFailure" ? networkError : _tag === "ServerFailure" ? somethingWrong : undefined
