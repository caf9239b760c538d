import type { Answer, CallOptions, ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { useCallback, useState } from "react"
import { useAction } from "./action.ts"
import { type Asked, useAnswer } from "./answers/answer.ts"

/** A list that is fetched page by page, and how to load more. */
export interface Pages<Page, Failure> {
  readonly first: Asked<Page, Failure>
  /** The first page and all that were loaded after it; empty until the first is loaded. */
  readonly shown: readonly Page[]
  readonly hasMore: boolean
  readonly isBusy: boolean
  /** Why the last requested page did not load. */
  readonly missed: Failure | ServiceFailure | null
  /** Adds the page after the last one; answers null if it could not be loaded. */
  readonly showMore: () => Promise<Page | null>
}

/** Asks for the first page as `useAnswer` does. If `ask` is another function, the list begins again. */
export function usePages<
  Cursor,
  Page extends { readonly next: Cursor | null },
  Failure extends { readonly _tag: string } = never,
>(ask: (after: Cursor | null, options: CallOptions) => Answer<Page, Failure>): Pages<Page, Failure> {
  const first = useAnswer(useCallback((options) => ask(null, options), [ask]))
  const [later, setLater] = useState<{ readonly of: typeof ask; readonly pages: readonly Page[] }>()
  const more = useAction(ask)

  const laterPages = later?.of === ask ? later.pages : []
  const shown = first.state === "answered" ? [first.value, ...laterPages] : []
  const next = shown.at(-1)?.next ?? null
  return {
    first,
    shown,
    hasMore: next !== null,
    isBusy: more.isBusy,
    missed: more.failure,
    showMore: async () => {
      const answer = next === null ? null : await more.run(next)
      if (!answer) return null
      setLater({ of: ask, pages: [...laterPages, answer.value] })
      return answer.value
    },
  }
}
