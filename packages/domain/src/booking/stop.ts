import type { Position } from "../places/position.ts"

/** A point found by the address search: its text, its position and its service area. */
export interface Place {
  readonly address: string
  readonly position: Position
  readonly cityName: string
}

/** Where the courier goes and whom he meets there, as stored with a booking. Phones are E.164. */
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
