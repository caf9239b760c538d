/** Its last order time has passed; a closure shuts it, for everybody or for this vehicle (D10); others have booked it. */
export type WhyClosed = "time" | "closure" | "full"

export const whyClosed = (reason: string): WhyClosed => (reason === "closure" || reason === "full" ? reason : "time")
