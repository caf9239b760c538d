import { isStaff, type StaffRole } from "@mersal/domain/account/account"
import type { Customer } from "@mersal/domain/account/customer"
import { sessionActor } from "../account/account-composition.ts"
import { forgetMark, isMarked, sessionMark } from "../account/session.ts"
import { connection } from "../composition/api-connection.ts"

/** A member of staff, as a page knows them. */
export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
}

/**
 * The session of a staff page. `lost`: the session ended during work; the page stays as it is. `mustEnrol`: the server
 * does nothing for this member before there is a second factor.
 */
export type StaffSession =
  | { readonly state: "asking" | "guest" }
  | { readonly state: "customer"; readonly name: string }
  | { readonly state: "member" | "lost" | "mustEnrol"; readonly member: StaffMember }

const storageKey = "mersal.staff"
const watchers = new Set<() => void>()
let session: StaffSession = { state: "asking" }

export const staffSession = (): StaffSession => session

export function watchStaffSession(changed: () => void): () => void {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

function become(next: StaffSession): void {
  session = next
  for (const changed of watchers) changed()
}

/**
 * A page that opens offline cannot ask the server: it uses what the last page knew, and the server checks every call.
 */
function rememberedMember(): StaffMember | null {
  try {
    const { id, name, role } = JSON.parse(localStorage.getItem(storageKey) ?? "{}")
    return isMarked() && typeof id === "string" && typeof name === "string" && isStaff(role) ? { id, name, role } : null
  } catch {
    return null
  }
}

function remember(member: StaffMember): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(member))
  } catch {
    // Private windows may refuse: offline, the page then asks to log in.
  }
}

function sessionOf({ id, name, role }: Customer): StaffSession {
  if (!isStaff(role)) return { state: "customer", name }
  const member = { id, name, role }
  remember(member)
  return { state: "member", member }
}

sessionActor.subscribe((snapshot) => {
  const { customer } = snapshot.context
  if (snapshot.matches("signedIn") && customer) return become(sessionOf(customer))
  if (!snapshot.matches("guest") || session.state === "lost") return
  const member = rememberedMember()
  become(member ? { state: "member", member } : { state: "guest" })
})

/** The API for staff: when an answer says that the session has ended, a dialog over the page asks to sign in again. */
export const staffConnection: typeof connection = {
  ...connection,
  fetch: async (...request) => {
    const asked = sessionMark()
    const response = await connection.fetch(...request)
    if (response.status === 401 && session.state === "member" && asked === sessionMark()) {
      become({ state: "lost", member: session.member })
      forgetMark(asked)
      sessionActor.send({ type: "session.lost" })
    }
    if (response.status === 403 && session.state === "member" && (await asksForSecondFactor(response.clone())))
      become({ state: "mustEnrol", member: session.member })
    return response
  },
}

const asksForSecondFactor = (refusal: Response): Promise<boolean> =>
  refusal.json().then(
    ({ errors }) => errors?.[0]?.code === "second-factor-required",
    () => false,
  )

/** The second factor is set up: the page opens. */
export function goOnEnrolled(): void {
  if (session.state === "mustEnrol") become({ state: "member", member: session.member })
}

export const openStaffSession = (customer: Customer): void => sessionActor.send({ type: "session.opened", customer })

/** For a member who does not sign in again: the page no longer shows anything. */
export const leaveStaffSession = (): void => become({ state: "guest" })
