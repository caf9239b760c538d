import type { Draft } from "../booking/draft/draft.ts"
import { readStored } from "../booking/stored-text.ts"
import type { PromoContext } from "./promo-machine.ts"

/**
 * 'Enter promocode again!' as text for the browser's storage, with the code that stands above it, so that a reload tells
 * it again; null while it is not said.
 */
export const writeLostPromo = (
  { id }: Draft,
  { alert, typed }: Pick<PromoContext, "alert" | "typed">,
): string | null => (alert?.kind === "enterAgain" ? JSON.stringify({ draftId: id, typed }) : null)

/** The code of a stored text, or null for anything that is none: another draft's, a broken text. */
export const readLostPromo = (text: string | null, { id }: Draft): string | null =>
  readStored<{ draftId: unknown; typed: unknown }, string>(text, ({ draftId, typed }) =>
    draftId === id && typeof typed === "string" ? typed : null,
  )
