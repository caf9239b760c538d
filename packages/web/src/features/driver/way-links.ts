import type { Stop } from "@mersal/domain/booking/stop"

/** Addresses of other apps that lead a driver there. They are told the point: that is what the address search found. */
export function navigationLinks({ position: { lat, lon }, address }: Pick<Stop, "position" | "address">) {
  const point = `${lat},${lon}`
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${point}&travelmode=driving`,
    apple: `https://maps.apple.com/?daddr=${point}&dirflg=d`,
    waze: `https://waze.com/ul?ll=${point}&navigate=yes`,
    phone: `geo:${point}?q=${point}(${encodeURIComponent(address)})`,
  }
}

/** @param phone E.164 */
export const messageLinks = (phone: string) => ({
  sms: `sms:${phone}`,
  whatsapp: `https://wa.me/${phone.replace("+", "")}`,
})
