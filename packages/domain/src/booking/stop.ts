import type { Position } from "../places/position.ts"

/** A point that the address search found: what to print, where it is, and in which service area. */
export interface Place {
  readonly address: string
  readonly position: Position
  readonly cityName: string
}

/** Where the courier goes and whom he meets there, as a booking stores it. Phones are E.164. */
export interface Stop extends Place {
  /** Flat, floor and building name. */
  readonly building: string
  /** 'How to reach?' */
  readonly landmark: string
  readonly contact: Contact
}

export interface Contact {
  readonly name: string
  readonly phone: string
  /** Whether the contact is the customer himself ('Contact Me'); `pkpLogin` and `dlvLogin` on the wire. */
  readonly isCustomer: boolean
}

export type StopSide = "pickup" | "dropOff"
export const stopSides = ["pickup", "dropOff"] as const satisfies readonly StopSide[]
