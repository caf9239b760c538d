/** How the server reads the answers that it draws a booking's screen from. */
export { readMoment } from "@mersal/adapters-http/client/live-client"
export { readTracking } from "@mersal/adapters-http/client/tracking-client"
