import { LastOwner } from "@mersal/domain/corporate/corporate-errors"
import { bareRefusal } from "./refusal-codec.ts"

/** A company keeps at least one owner, whether a call changes its members or an account. */
export const lastOwner = bareRefusal("last-owner", LastOwner, "role")
