import type { MarketId } from "../../market/market.ts"
import { hasShapeOf } from "../stored-shape.ts"
import { readStored } from "../stored-text.ts"
import type { Draft } from "./draft.ts"
import { draftShape } from "./draft-shape.ts"

/** Raise it whenever an older stored draft can no longer be read as today's `Draft`. */
const version = 1

/** A draft as text, for the browser's storage. */
export const writeDraft = (draft: Draft): string => JSON.stringify({ version, draft })

/**
 * The draft in a stored text, or null for any other text: another version or market, broken text, or a value of another
 * shape, down to the place of a stop. So foreign text in the storage never reaches the flow.
 */
export const readDraft = (text: string | null, market: MarketId): Draft | null =>
  readStored<{ version: unknown; draft: Draft }, Draft>(text, ({ version: written, draft }) =>
    written === version && hasShapeOf(draftShape, draft) && draft?.market === market ? draft : null,
  )
