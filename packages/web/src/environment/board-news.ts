import type { Desk } from "@mersal/domain/operations/desk"
import type { BoardNews } from "@mersal/domain/ports/driving/operations-service"
import { useEffect, useRef } from "react"
import { provided } from "./provided.ts"

/** What others do to bookings and on desks while a page is looked at. */
export interface NewsDesk {
  /** Whether news arrive just now. */
  readonly isLive: boolean
  /** Calls back with each piece; answers how to stop. */
  readonly hear: (heard: (news: BoardNews) => void) => () => void
}

/** Provided by app/staff/StaffNews.tsx. */
export const [NewsContext, useNewsDesk] = provided<NewsDesk>()

/** Calls back whenever something has changed that `concerns` the screen. */
export function useNews(changed: () => void, concerns: (news: BoardNews) => boolean): void {
  const { hear } = useNewsDesk()
  const latest = useRef({ changed, concerns })
  latest.current = { changed, concerns }
  useEffect(() => hear((news) => latest.current.concerns(news) && latest.current.changed()), [hear])
}

/** Whether bookings may be others than those shown. */
export const isOfBookings = ({ kind }: BoardNews): boolean => kind !== "position" && kind !== "desk"

/** Whether what stands on a desk may be something else than what is shown. */
export const isOfDesk =
  (desk: Desk) =>
  (news: BoardNews): boolean =>
    news.kind === "desk" ? news.desk === desk : news.kind === "begun" || news.kind === "reload"
