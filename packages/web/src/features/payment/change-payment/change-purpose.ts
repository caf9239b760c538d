import type { ChangePaymentRequest } from "@mersal/domain/ports/driving/own-booking-service"

/**
 * The purpose of a payment for a change, as the browser may store it. It is the same text for the same change at the
 * same price; the addresses and people cannot be read from it.
 */
export async function changePurpose({
  wish,
  expectedTotal,
}: Pick<ChangePaymentRequest, "wish" | "expectedTotal">): Promise<string> {
  const written = new TextEncoder().encode(JSON.stringify([wish, expectedTotal]))
  return new Uint8Array(await crypto.subtle.digest("SHA-256", written)).join()
}
