import { type Action, openWhileSuspended, type Permission, permissions } from "./permissions.ts"
import type { CompanyRole, SignInType } from "./role.ts"

/** The caller, as determined by the server; nothing of it comes from a client's claim. */
export interface Actor {
  readonly type: SignInType
  /** The account, or a guest's browser; null without either. */
  readonly id: string | null
  /** The company he is a member of, if any. It applies to customers only. */
  readonly company: {
    readonly id: string
    readonly role: CompanyRole
    /** Set if the company is suspended: then its members may do only what `openWhileSuspended` lists. */
    readonly isSuspended?: true
  } | null
  /** Of a member of staff without a second factor where it is required: he may do nothing but begin one, and what anyone may. */
  readonly mustEnrol?: true
}

/** The object of an action: a booking, an account, a company, or nothing in particular. */
export interface Subject {
  /** The account or guest's browser that owns it; for an account, the account itself. */
  readonly owner: string | null
  /** The driver to whom a booking is assigned. */
  readonly driver: string | null
  /** The company on whose account a booking is, or the company itself. */
  readonly company: string | null
  /** Whether the access token of this booking's link came with the request (D33). */
  readonly hasAccessLink: boolean
  /** Whether it is a guest's booking whose customer has an e-mail or phone that the actor has verified as his (D23). */
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
 * Whether the actor may do something to the subject (section 6). A company's own is reached only through the role in
 * that company, so that a former member or a viewer does not reach what he once booked there. An access link opens its
 * booking to whoever holds it, as its owner's own, except to staff.
 *
 * @example mayDo({ type: "customer", id: "7", company: null }, "view-booking", { ...noSubject, owner: "8" }) // false
 */
export function mayDo(actor: Actor, action: Action, subject: Subject = noSubject): boolean {
  if (!isEnrolled(actor, action)) return false
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
 * Whether the actor's company allows this action. While a company is suspended, its parcels under way can be followed
 * and cancelled, and nothing else is done for it.
 */
export const isOpenTo = ({ company }: Pick<Actor, "company">, action: Action): boolean =>
  !company?.isSuspended || openWhileSuspended.some((open) => open === action)

/**
 * Whether a second factor that is required and missing keeps nothing of this from somebody: he may begin one, and what
 * he could do without signing in.
 */
export const isEnrolled = ({ mustEnrol }: Pick<Actor, "mustEnrol">, action: Action): boolean =>
  mustEnrol === undefined || opensWithoutSecondFactor(action)

/** Whether an action is open to a member of staff who needs a second factor and has none. */
export const opensWithoutSecondFactor = (action: Action): boolean =>
  action === "keep-second-factor" || permissions[action].types.guest === "any"

function mayAsMember(actor: Actor, { company }: Permission, subject: Subject): boolean {
  const isCustomer = actor.type === "customer" || actor.type === "goCustomer"
  if (!isCustomer || actor.company === null || actor.company.id !== subject.company) return false
  const reach = company[actor.company.role]
  return reach === "all" || (reach === "own" && isSame(actor.id, subject.owner))
}

/** Whether two ids are the same; a missing one equals nothing. */
const isSame = (id: string | null, other: string | null): boolean => id !== null && id === other
