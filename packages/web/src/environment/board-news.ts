import type { Desk } from "@mersal/domain/operations/desk"
import type { BoardNews } from "@mersal/domain/ports/driving/operations-service"
import { useEffect, useRef } from "react"
import { provided } from "./provided.ts"

/** The live changes that others make to bookings and desks. */
export interface NewsDesk {
  /** Whether changes are arriving now. */
  readonly isLive: boolean
  /** Calls back with each change; answers how to stop. */
  readonly hear: (heard: (news: BoardNews) => void) => () => void
}

/** Provided by app/staff/StaffNews.tsx. */
export const [NewsContext, useNewsDesk] = provided<NewsDesk>()

/** Calls back whenever a change `concerns` the screen. */
export function useNews(changed: () => void, concerns: (news: BoardNews) => boolean): void {
  const { hear } = useNewsDesk()
  const latest = useRef({ changed, concerns })
  latest.current = { changed, concerns }
  useEffect(() => hear((news) => latest.current.concerns(news) && latest.current.changed()), [hear])
}

/** Whether the shown bookings may have changed. */
export const isOfBookings = ({ kind }: BoardNews): boolean => kind !== "position" && kind !== "desk"

/** Whether what is on a desk may have changed. */
export const isOfDesk =
  (desk: Desk) =>
  (news: BoardNews): boolean =>
    news.kind === "desk" ? news.desk === desk : news.kind === "begun" || news.kind === "reload"
