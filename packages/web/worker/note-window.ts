/**
 * The open window to use for a press on a notification: the one that already shows its page. Null if a new window is
 * better, because in any other somebody may be typing, for example another reference or a rating.
 */
export const windowForNote = <Window extends { readonly url: string }>(
  address: URL,
  windows: readonly Window[],
): Window | null => windows.find(({ url }) => isSamePage(new URL(url), address)) ?? null

/** Compares without the fragment, which may contain a link's key. */
const isSamePage = (shown: URL, wanted: URL): boolean =>
  shown.pathname === wanted.pathname && shown.search === wanted.search
