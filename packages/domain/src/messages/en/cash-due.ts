/** What is due to the driver, at which stop, by the booking's payment method. */
export const cashDue = {
  cashAtPickup: (amount: string) => `The driver takes ${amount} in cash at the pick-up.`,
  cashAtDelivery: (amount: string) => `The recipient pays the driver ${amount} in cash at the drop-off.`,
}
