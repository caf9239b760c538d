/**
 * The open window in which a press on a note shows its page: the one that shows it already, or else one that follows
 * another parcel. Null where a new one is better: a window in which somebody books or types is never led away.
 */
export const windowForNote = <Window extends { readonly url: string }>(
  address: URL,
  windows: readonly Window[],
): Window | null =>
  windows.find(({ url }) => isSamePage(new URL(url), address)) ??
  windows.find(({ url }) => isTracking(new URL(url))) ??
  null

/** Whatever a link's key behind the # opened there. */
export const isSamePage = (shown: URL, wanted: URL): boolean =>
  shown.pathname === wanted.pathname && shown.search === wanted.search

const isTracking = ({ pathname }: URL): boolean => /^\/tracking(\/status)?\/?$/.test(pathname)
