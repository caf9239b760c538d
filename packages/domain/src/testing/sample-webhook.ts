import type { Webhook } from "../consumer/webhook.ts"
import { sampleBooking } from "./sample-booking.ts"

/** Where the shop "shop" receives messages about its bookings. */
export const sampleWebhook: Webhook = {
  id: "webhook-1",
  accountId: "shop",
  url: "https://hooks.example.com/",
  events: ["booking.confirmed"],
  isActive: true,
  generation: 1,
  createdAt: sampleBooking.bookedAt,
}
