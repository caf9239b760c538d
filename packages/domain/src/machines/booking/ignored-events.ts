/** While the answer to an order is awaited nothing else moves the booking: a second press, an edit and the clock change nothing. */
export function ignoredWhileBusy() {
  const ignored = {}
  return {
    "draft.changed": ignored,
    "step.opened": ignored,
    "booking.confirmed": ignored,
    "time.passed": ignored,
  } as const
}

/** The same while what is held is being paid; its end is told afterwards. */
export const ignoredWhilePaying = () => ({ ...ignoredWhileBusy(), "payment.failed": {} }) as const
