/** What cancelling costs, in one line (D36). */
export const policy = {
  cancelling: (minimumFare: string) =>
    `Cancelling is free until the last order time of your pick-up or until the driver starts, whichever is earlier. After that ${minimumFare} is kept, and nothing is refunded once the parcel is collected.`,
}
