import { assign, emit, setup } from "xstate"
import type { Customer } from "../account/customer.ts"
import { unprovided } from "./actor-logic.ts"

export interface SessionContext {
  /** Who is signed in; null for a guest, and while nobody knows. */
  readonly customer: Customer | null
  /** The last logout did not reach the server: the session goes on there. */
  readonly isSignOutFailed: boolean
}

export type SessionEvent =
  | { readonly type: "session.opened"; readonly customer: Customer }
  | { readonly type: "signOut.requested" }
  /** A call was refused because nobody is signed in any more: what was typed stays, for whoever signs in again. */
  | { readonly type: "session.lost" }
  | { readonly type: "phone.changed"; readonly phone: string }

/** The session is over on the server: the page clears what this product has stored (D40). */
export interface SignedOut {
  readonly type: "signedOut"
}

/**
 * Who uses this page (section 4, 'Account'): restoring, guest, signedIn or signingOut. The session itself is a cookie and
 * the server's; what cannot be restored is a guest's. A logout that does not reach the server is none, and says so.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; emitted: SignedOut; tags: "busy" },
  actors: {
    restore: unprovided<Customer | null, undefined>("restore"),
    signOut: unprovided<unknown, undefined>("signOut"),
  },
  actions: {
    keepCustomer: assign(({ event }) => (event.type === "session.opened" ? { customer: event.customer } : {})),
    keepPhone: assign(({ context: { customer }, event }) =>
      event.type === "phone.changed" && customer
        ? { customer: { ...customer, phone: event.phone, isPhoneProved: true } }
        : {},
    ),
  },
}).createMachine({
  id: "session",
  version: "1",
  context: { customer: null, isSignOutFailed: false },
  initial: "restoring",
  states: {
    restoring: {
      tags: "busy",
      invoke: {
        src: "restore",
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: "signedIn",
            actions: assign(({ event }) => ({ customer: event.output })),
          },
          { target: "guest" },
        ],
        onError: "guest",
      },
      // Whoever signs in meanwhile knows it better than the answer on its way.
      on: { "session.opened": { target: "signedIn", actions: "keepCustomer" } },
    },
    guest: {
      on: { "session.opened": { target: "signedIn", actions: "keepCustomer" } },
    },
    signedIn: {
      on: {
        "session.opened": { actions: "keepCustomer" },
        "phone.changed": { actions: "keepPhone" },
        "signOut.requested": "signingOut",
        "session.lost": { target: "guest", actions: assign({ customer: null }) },
      },
    },
    signingOut: {
      tags: "busy",
      entry: assign({ isSignOutFailed: false }),
      invoke: {
        src: "signOut",
        onDone: { target: "guest", actions: [assign({ customer: null }), emit({ type: "signedOut" })] },
        onError: { target: "signedIn", actions: assign({ isSignOutFailed: true }) },
      },
    },
  },
})
