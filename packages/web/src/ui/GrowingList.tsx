import { type ReactNode, useEffect, useRef } from "react"
import { useAnnouncements } from "./Announcer.tsx"
import { Button } from "./Button.tsx"

interface GrowingListProps {
  /** As many list items as are shown, each with a link in it. */
  children: readonly ReactNode[]
  hasMore: boolean
  isBusy: boolean
  /** Fetches more of them; answers what is said once they are here, or null where none could be had. */
  onMore: () => Promise<string | null>
  /** Why the last press brought none. */
  failure: ReactNode
  texts: { readonly more: string; readonly loading: string }
  className?: string | undefined
}

/** A list that grows by a press at its end. */
export function GrowingList({ children, hasMore, isBusy, onMore, failure, texts, className }: GrowingListProps) {
  const { announce } = useAnnouncements()
  const list = useRef<HTMLUListElement>(null)
  const newest = useRef<number | null>(null)
  const { length } = children

  // Focus goes to the first of the new ones: the button moves away under it, or goes with the last page.
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
