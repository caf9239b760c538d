import { type Action, openWhileSuspended, type Permission, permissions } from "./permissions.ts"
import type { CompanyRole, SignInType } from "./role.ts"

/** Who asks, as the server found it out; nothing of it is a client's word. */
export interface Actor {
  readonly type: SignInType
  /** The account, or a guest's browser; null without either. */
  readonly id: string | null
  /** The company whose member he is, if any. It counts for customers only. */
  readonly company: {
    readonly id: string
    readonly role: CompanyRole
    /** Of a company that was suspended: no more is its members' than `openWhileSuspended`. */
    readonly isSuspended?: true
  } | null
}

/** What is asked for: a booking, an account, a company, or nothing in particular. */
export interface Subject {
  /** The account or guest's browser that it belongs to: of an account, the account itself. */
  readonly owner: string | null
  /** The driver to whom a booking was given. */
  readonly driver: string | null
  /** The company on whose account a booking is, or the company itself. */
  readonly company: string | null
  /** Whether the access token of this very booking's link came with the request (D33). */
  readonly hasAccessLink: boolean
  /** Whether it is a guest's booking and the actor has proved the e-mail or the phone of its booker to be his (D23). */
  readonly namesProvedContact: boolean
}

export const noSubject: Subject = {
  owner: null,
  driver: null,
  company: null,
  hasAccessLink: false,
  namesProvedContact: false,
}

/**
 * Whether somebody may do something to something (section 6). What is a company's own is reached by the role in that
 * company alone, so that whoever left it, or may only look on, does not reach what he once booked there. An access link
 * opens its booking to whoever holds it, as its owner's own, but to no staff.
 *
 * @example mayDo({ type: "customer", id: "7", company: null }, "view-booking", { ...noSubject, owner: "8" }) // false
 */
export function mayDo(actor: Actor, action: Action, subject: Subject = noSubject): boolean {
  const permission: Permission = permissions[action]
  const reach = permission.types[actor.type]
  if (reach === "any") return true
  if (reach === "assigned") return isSame(actor.id, subject.driver)
  if (reach === "proved") return subject.namesProvedContact
  if (reach === "own-or-linked" && subject.hasAccessLink) return true
  if (subject.company !== null) return isOpenTo(actor, action) && mayAsMember(actor, permission, subject)
  return reach !== "none" && isSame(actor.id, subject.owner)
}

/**
 * Whether the company through which somebody acts keeps nothing of this from him: while it is suspended its parcels that
 * are under way can be followed and called off, and nothing else is done for it.
 */
export const isOpenTo = ({ company }: Pick<Actor, "company">, action: Action): boolean =>
  !company?.isSuspended || openWhileSuspended.some((open) => open === action)

function mayAsMember(actor: Actor, { company }: Permission, subject: Subject): boolean {
  const isCustomer = actor.type === "customer" || actor.type === "goCustomer"
  if (!isCustomer || actor.company === null || actor.company.id !== subject.company) return false
  const reach = company[actor.company.role]
  return reach === "all" || (reach === "own" && isSame(actor.id, subject.owner))
}

/** Two ids, of which a missing one is nobody's. */
const isSame = (id: string | null, other: string | null): boolean => id !== null && id === other
