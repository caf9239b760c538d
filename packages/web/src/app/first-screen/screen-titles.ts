import type { Language } from "@mersal/domain/messages/language"
import type { AreaName } from "../../environment/texts/areas.ts"
import { addAreas, loadAreas, type PageTexts, textsOf } from "../../environment/texts/dictionaries.ts"
import { paperAreas } from "../../environment/texts/paper-areas.ts"
import { payLinkAreas } from "../../environment/texts/pay-link-areas.ts"
import { accountTabs } from "../../features/my-account/account-tabs.ts"

for (const areas of [paperAreas, payLinkAreas]) addAreas(areas)

interface TitleRow {
  readonly area: AreaName
  readonly title: (texts: PageTexts) => string
}

const bookings: TitleRow = { area: "myBookings", title: ({ myBookings }) => myBookings.bookingTitle }
const accountRows = accountTabs.map(
  (tab) =>
    [tab === "bookings" ? "" : `/${tab}`, { area: "myAccount", title: (texts) => texts.myAccount.tabs[tab] }] as const,
) satisfies readonly (readonly [string, TitleRow])[]

/**
 * The titles of screens that only the application draws, by address. Those that depend on what the browser or a booking
 * holds are not here.
 */
const titles: Readonly<Record<string, TitleRow>> = {
  "/go/details": { area: "details", title: ({ details }) => details.pageTitle },
  "/go/guest": { area: "summary", title: ({ summary }) => summary.title },
  "/go/payment": { area: "payment", title: ({ payment }) => payment.title },
  "/paymentUnique": { area: "payLink", title: ({ payLink }) => payLink.title },
  "/tracking/status": { area: "tracking", title: ({ tracking }) => tracking.statusTitle },
  "/verify": { area: "bookingPapers", title: ({ bookingPapers }) => bookingPapers.verifyTitle },
  "/locationidentify": { area: "account", title: ({ account }) => account.location.title },
  ...Object.fromEntries(
    ["/go/account", "/my-account"].flatMap((base) => accountRows.map(([tab, row]) => [base + tab, row])),
  ),
}

/** The title of a screen at an address, without the product's name; null if only the application knows it. */
export async function titleAt(path: string, language: Language): Promise<string | null> {
  const plain = path.replace(/\/$/, "")
  const row = titles[plain] ?? (/^\/go\/account\/bookings\/[^/]+$/.test(plain) ? bookings : undefined)
  if (!row) return null
  await loadAreas(language, [row.area])
  return row.title(textsOf[language])
}
