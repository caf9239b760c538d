/**
 * Its last order time has passed; a closure shuts it, for everybody or for this vehicle (D10); or it is fully booked.
 */
export type WhyClosed = "time" | "closure" | "full"

export const whyClosed = (reason: string): WhyClosed => (reason === "closure" || reason === "full" ? reason : "time")
