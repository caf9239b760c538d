import { type ReactNode, useEffect, useRef } from "react"
import { useAnnouncements } from "./Announcer.tsx"
import { Button } from "./Button.tsx"

interface GrowingListProps {
  /** The visible list items, each with a link. */
  children: readonly ReactNode[]
  hasMore: boolean
  isBusy: boolean
  /** Fetches more items. Answers the text for screen readers, or null if none could be fetched. */
  onMore: () => Promise<string | null>
  /** Why the last fetch failed. */
  failure: ReactNode
  texts: { readonly more: string; readonly loading: string }
  className?: string | undefined
}

/** A list with a button at its end that loads more. */
export function GrowingList({ children, hasMore, isBusy, onMore, failure, texts, className }: GrowingListProps) {
  const { announce } = useAnnouncements()
  const list = useRef<HTMLUListElement>(null)
  const newest = useRef<number | null>(null)
  const { length } = children

  // Focus goes to the first new item: the button moves down, or disappears after the last page.
  useEffect(() => {
    if (newest.current === null || length <= newest.current) return
    list.current?.children[newest.current]?.querySelector("a")?.focus()
    newest.current = null
  }, [length])

  const askMore = async () => {
    newest.current = length
    const news = await onMore()
    if (news === null) newest.current = null
    else announce(news)
  }
  return (
    <>
      <ul role="list" ref={list} className={className}>
        {children}
      </ul>
      {failure}
      {hasMore && (
        <div>
          <Button variant="secondary" icon="chevron-down" busy={isBusy} busyLabel={texts.loading} onClick={askMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}
