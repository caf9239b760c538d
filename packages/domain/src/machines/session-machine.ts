import { assign, emit, setup } from "xstate"
import type { Customer } from "../account/customer.ts"
import { unprovided } from "./actor-logic.ts"

export interface SessionContext {
  /** The signed-in customer; null for a guest, and while unknown. */
  readonly customer: Customer | null
  /** The last logout did not reach the server, where the session continues. */
  readonly isSignOutFailed: boolean
}

export type SessionEvent =
  | { readonly type: "session.opened"; readonly customer: Customer }
  | { readonly type: "signOut.requested" }
  /** A call was refused because the session has ended. Typed text stays, for whoever signs in again. */
  | { readonly type: "session.lost" }
  | { readonly type: "phone.changed"; readonly phone: string }

/** The session has ended on the server: the page clears what this product has stored (D40). */
export interface SignedOut {
  readonly type: "signedOut"
}

/**
 * Who uses the page (section 4, 'Account'): restoring, guest, signedIn or signingOut. The session itself is a cookie of
 * the server. A session that cannot be restored counts as a guest's. A logout that does not reach the server leaves the
 * customer signed in, and says so.
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
      // A sign-in meanwhile is more recent than the pending answer.
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
