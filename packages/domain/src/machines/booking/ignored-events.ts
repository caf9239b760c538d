/** While an order waits for its answer nothing else changes the booking: not a second press, an edit or the clock. */
export function ignoredWhileBusy() {
  const ignored = {}
  return {
    "draft.changed": ignored,
    "step.opened": ignored,
    "booking.confirmed": ignored,
    "time.passed": ignored,
  } as const
}

/** The same while a hold is being paid; its end is reported afterwards, and the call's answer says if it is over. */
export const ignoredWhilePaying = () => ({ ...ignoredWhileBusy(), "payment.failed": {}, "hold.ended": {} }) as const
