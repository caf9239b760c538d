import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { Banner } from "@mersal/domain/reference/banner"
import { mayShowNotice } from "@mersal/domain/reference/banner-of-the-day"
import { useRouterState } from "@tanstack/react-router"
import * as Result from "effect/Result"
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react"
import { useAccountDialog } from "../../environment/account-dialog.ts"
import { spare } from "../../environment/answers/spare.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useProduct } from "../../environment/product.ts"
import { ChatButton } from "../../features/extras/ChatButton.tsx"
import { ConsentBar } from "../../features/extras/ConsentBar.tsx"
import { NoticeOfTheDay } from "../../features/extras/NoticeOfTheDay.tsx"
import { Unseen } from "../../features/extras/Unseen.tsx"
import { keptCode } from "../account/kept-code.ts"
import { readAnewAfterLogout } from "../account/read-anew.ts"
import { isMarked } from "../account/session.ts"
import { lastBookingKey } from "../booking/last-booking.ts"
import { answerConsent, watchConsent } from "../choices/facts.ts"
import { read, rememberedConsent } from "../choices/remembered.ts"
import { notices } from "../composition/extras-composition.ts"
import { watchLine } from "../page/find-line.ts"
import { rememberedNotice, rememberNotice } from "./remembered-notice.ts"

// Lets the page report a lost connection (D39).
watchLine()
readAnewAfterLogout()

/** If it does not load, the price itself is still shown. */
const PriceWatch = lazy(async () => ({
  default: (await spare(import("../booking/PriceWatch.tsx").then(({ load }) => load()))) ?? (() => null),
}))

/** What is shown beside the screens. Loaded once a page has settled; no screen waits for it. */
export function Extras() {
  const consent = useSyncExternalStore(watchConsent, rememberedConsent)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { notice, see, close } = useNotice(path)
  useCodeAskedAgain()
  return (
    <>
      {consent === null && (
        <Unseen>
          <ConsentBar onAnswer={answer} />
        </Unseen>
      )}
      {notice && (
        <Unseen>
          <NoticeOfTheDay banner={notice} isHere={notice.path === path} onSeen={see} onClose={close} />
        </Unseen>
      )}
      <ChatButton wouldCover={isStep.test(path) || isBooked.test(path)} />
      {isStep.test(path) && (
        <Suspense>
          <PriceWatch />
        </Suspense>
      )}
    </>
  )
}

/** The bar disappears with its answer and takes the focus with it, so focus goes to the page, without scrolling. */
function answer(isGiven: boolean): void {
  answerConsent(isGiven)
  document.getElementById("content")?.focus({ preventScroll: true })
}

/** The pages that show, list or track a booking, or its payment, where the icon would cover text. */
const isBooked =
  /^\/(go\/(booking-confirmation|payment-recipt|account\/?(bookings\/|company|$))|my-account\/?$|tracking\/status|recipient|payment)/
const isStep = /^\/go\/(book|details|guest|payment)\/?$/

/** After a reload, asks again for the code that this tab was waiting for, while it is valid. */
function useCodeAskedAgain(): void {
  const { market } = useProduct()
  const { open } = useAccountDialog()
  const [isFirst] = useState(() => keptCode() !== null && !isMarked())
  useEffect(() => {
    if (!isFirst) return
    void spare(import("../account/kept-code-popup.ts")).then(
      (part) => part?.keptCodePopup({ mode: "login" }, market) && open("login"),
    )
  }, [isFirst, market, open])
}

/**
 * The operator's newest notice, once a day (section 2, 'promotional popup'). It stays on the page where it was first
 * seen; no other page shows it that day.
 */
function useNotice(path: string) {
  const { market, profile } = useProduct()
  const clock = usePageClock()
  const [banners, setBanners] = useState<readonly Banner[]>([])
  const [seenOn, setSeenOn] = useState<string | null>(null)
  if (seenOn !== null && seenOn !== path) setSeenOn(null)
  const today = wallClock(marketZone(profile.market.id), clock.now()).date
  const isWanted = seenOn === path || mayShowNotice(path, today, rememberedNotice())

  useEffect(() => {
    if (!isWanted) return
    const gone = new AbortController()
    void notices.banners({ market, channel: "c2c" }, { signal: gone.signal }).then((answer) => {
      if (!gone.signal.aborted && Result.isSuccess(answer)) setBanners(answer.success)
    })
    return () => gone.abort()
  }, [isWanted, market])

  const see = () => {
    rememberNotice(today)
    setSeenOn(path)
  }
  const close = () => {
    rememberNotice(today)
    setSeenOn(null)
    setBanners([])
  }
  // For a guest, only this browser knows whether he has booked before. Only the key is imported, because the rest of
  // that file brings the whole booking to pages that do not book.
  const isNewcomer = read(lastBookingKey) === null
  const banner = isNewcomer ? banners[0] : banners.find(({ channel }) => channel !== "newcomers")
  return { notice: isWanted && banner, see, close }
}
