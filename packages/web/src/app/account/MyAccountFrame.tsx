import { accountClient, accountExportFile } from "@mersal/adapters-http/client/account-client"
import { noticeClient } from "@mersal/adapters-http/client/notice-client"
import { ownBookingClient } from "@mersal/adapters-http/client/own-booking-client"
import { payLinkClient, recipientClient } from "@mersal/adapters-http/client/recipient-client"
import { bookAgain } from "@mersal/domain/booking/change/book-again"
import { Outlet, useParams, useRouter } from "@tanstack/react-router"
import { useMemo } from "react"
import { useProduct } from "../../environment/product.ts"
import { MyAccountContext, type MyAccountServices } from "../../environment/services/my-account-services.ts"
import { accountTabOf } from "../../features/my-account/account-tabs.ts"
import { answerConsent, watchConsent } from "../choices/facts.ts"
import { rememberedConsent } from "../choices/remembered.ts"
import { connection } from "../composition/api-connection.ts"
import { serverNow } from "../page/clock.ts"
import { NotFoundPage } from "../shell/NotFoundPage.tsx"
import { tellingWindows } from "./told-cancelling.ts"

const clients = {
  account: { ...accountClient(connection), exportFile: accountExportFile(connection) },
  notices: noticeClient(connection),
  ownBookings: tellingWindows(ownBookingClient(connection)),
  recipient: recipientClient(connection),
  payLinks: payLinkClient(connection),
  counting: { consent: rememberedConsent, watch: watchConsent, answer: answerConsent },
}

/** Around My Account and the pages behind message links. Their calls are loaded with these pages only. */
export function MyAccountFrame() {
  const { market } = useProduct()
  const router = useRouter()
  const { tab } = useParams({ strict: false })
  const services = useMemo<MyAccountServices>(
    () => ({
      ...clients,
      bookAgain: async (booking) => {
        const { pathname } = router.state.location
        const { startNewBooking } = await import("../booking/BookingFrame.tsx")
        if (router.state.location.pathname !== pathname) return null
        const { patch, notTakenOver } = bookAgain(booking)
        startNewBooking(market).send({ type: "draft.changed", patch, now: serverNow() })
        await router.navigate({ to: "/go/book" })
        return notTakenOver
      },
    }),
    [market, router],
  )
  return (
    <MyAccountContext value={services}>{accountTabOf(tab) === null ? <NotFoundPage /> : <Outlet />}</MyAccountContext>
  )
}
