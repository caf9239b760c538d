import type { ChangePaymentRequest } from "@mersal/domain/ports/driving/own-booking-service"

/**
 * What a payment for a change is for, as the browser may keep it: the same text for the same wish at the same price, and
 * nothing of the addresses and people in it can be read from it.
 */
export async function changePurpose({
  wish,
  expectedTotal,
}: Pick<ChangePaymentRequest, "wish" | "expectedTotal">): Promise<string> {
  const written = new TextEncoder().encode(JSON.stringify([wish, expectedTotal]))
  return new Uint8Array(await crypto.subtle.digest("SHA-256", written)).join()
}
