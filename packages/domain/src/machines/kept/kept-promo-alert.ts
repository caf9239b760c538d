import type { Draft } from "../../booking/draft/draft.ts"
import { readStored } from "../../booking/stored-text.ts"
import type { PromoContext } from "../promo-machine.ts"

/**
 * 'Enter promocode again!' and the code above it as text for the browser's storage, so that a reload shows it again;
 * null while it is not shown.
 */
export const writeLostPromo = (
  { id }: Draft,
  { alert, typed }: Pick<PromoContext, "alert" | "typed">,
): string | null => (alert?.kind === "enterAgain" ? JSON.stringify({ draftId: id, typed }) : null)

/** The code in a stored text, or null for any other text: another draft's, or broken. */
export const readLostPromo = (text: string | null, { id }: Draft): string | null =>
  readStored<{ draftId: unknown; typed: unknown }, string>(text, ({ draftId, typed }) =>
    draftId === id && typeof typed === "string" ? typed : null,
  )
