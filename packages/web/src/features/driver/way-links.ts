import type { Stop } from "@mersal/domain/booking/stop"

/** Links to other apps for navigation. They get the coordinates, because the address search found those. */
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
