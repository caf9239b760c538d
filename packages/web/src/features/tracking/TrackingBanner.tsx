import type { Instant } from "@mersal/domain/calendar/zone"
import type { Language } from "@mersal/domain/messages/language"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { type Banner, banner } from "@mersal/domain/tracking/timeline"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { readyPart } from "../../environment/ready-part.tsx"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import { Alert } from "../../ui/Alert.tsx"
import type { NotComingBannerProps } from "./NotComingBanner.tsx"

// Few bookings have this banner, so it is loaded on demand with its texts; the page waits for it.
const { Part: NotComing, load: loadNotComing } = readyPart<NotComingBannerProps>(
  async () => (await import("./NotComingBanner.tsx")).NotComingBanner,
)

/** Loads what a booking's banner needs, for a screen that begins with it. */
export async function loadBanner({ events, deliveryWindow, state }: Tracking, language: Language): Promise<void> {
  const { kind } = banner(events, deliveryWindow.end, { state })
  if (kind === "expected" || kind === "deliveredOnTime" || kind === "deliveredLate") return
  await loadNotComing()
  await loadAreas(language, ["notComing"])
}

interface TrackingBannerProps {
  shown: Banner
  /** Whether a returned parcel has arrived back. */
  isBack: boolean
  /** Whether the driver has arrived with the parcel: no time is to come. */
  isAtDoor: boolean | undefined
  /** An instant as text, in the local time of the booking's market. */
  writtenTime: (instant: Instant) => string
}

/** The line that summarises a booking (section 4, "Footer banners"; D35). */
export function TrackingBanner({ shown, isBack, isAtDoor, writtenTime }: TrackingBannerProps) {
  const { tracking: words } = useTexts()
  const { supportPhone } = useProduct()
  switch (shown.kind) {
    case "deliveredOnTime":
      return <Alert tone="success" title={words.onTime} />
    case "deliveredLate":
      return (
        <Alert tone="success" title={words.delivered}>
          {words.lateBy(shown.lateMinutes)}
        </Alert>
      )
    case "expected":
      return (
        <Alert
          tone={shown.isDelayed ? "warning" : "info"}
          title={shown.isDelayed ? words.slightlyDelayed : words.onTrack}
        >
          {!isAtDoor && (
            <>
              {words[shown.isOverdue ? "wasDueBy" : "deliverBy"](writtenTime(shown.deliverBy))}{" "}
              {/* The title is prescribed, however late it is. Who waits for a parcel that is due can call. */}
              {shown.isOverdue && supportPhone && (
                <a dir="ltr" href={`tel:${supportPhone}`}>
                  {supportPhone}
                </a>
              )}
            </>
          )}
        </Alert>
      )
    default:
      return <NotComing shown={shown} isBack={isBack} />
  }
}
