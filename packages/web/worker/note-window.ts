/**
 * The open window that a press on a note leads to: the one that shows its page already. Null where a new one is better:
 * in every other somebody may be typing, be it the reference of another parcel or a word about one that has come.
 */
export const windowForNote = <Window extends { readonly url: string }>(
  address: URL,
  windows: readonly Window[],
): Window | null => windows.find(({ url }) => isSamePage(new URL(url), address)) ?? null

/** Whatever a link's key behind the # opened there. */
const isSamePage = (shown: URL, wanted: URL): boolean =>
  shown.pathname === wanted.pathname && shown.search === wanted.search
