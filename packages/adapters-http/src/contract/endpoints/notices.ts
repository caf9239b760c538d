import { isFixed, type NoticeChoice, noticeChannels, noticeEvents } from "@mersal/domain/notices/notice-choice"
import type { NoticeSettings, NoticeWish } from "@mersal/domain/ports/driving/notice-service"
import type { OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import * as z from "zod/mini"
import { bodyOnly, defineEndpoint, emptyRequest, inData, queryOnly } from "../endpoint.ts"
import { access, bookingReference, namedInPath, nothing, tokenOf, withToken } from "../own-booking-request.ts"

const channels = z.array(z.enum(noticeChannels)).check(z.maxLength(noticeChannels.length))
const event = z.enum(noticeEvents)

const WireWish = z.strictObject({
  events: z.array(z.strictObject({ event, channels })).check(z.maxLength(noticeEvents.length)),
})
type WireWish = z.output<typeof WireWish>

const wishOf = ({ events }: WireWish): Partial<NoticeChoice> =>
  Object.fromEntries(events.map((each) => [each.event, each.channels]))
const wireWishOf = (wish: Partial<NoticeChoice>): WireWish => ({
  events: noticeEvents.flatMap((each) => {
    const chosen = wish[each]
    return chosen ? [{ event: each, channels: [...chosen] }] : []
  }),
})

const settings = inData<NoticeSettings>(
  z.codec(
    z.object({ events: z.array(z.object({ event, channels, fixed: channels })), offered: channels }),
    z.custom<NoticeSettings>(),
    {
      decode: ({ events, offered }) => ({
        choice: Object.fromEntries(events.map((each) => [each.event, each.channels])) as unknown as NoticeChoice,
        offered,
      }),
      encode: ({ choice, offered }) => ({
        events: noticeEvents.map((each) => ({
          event: each,
          channels: [...choice[each]],
          fixed: noticeChannels.filter((channel) => isFixed(each, channel)),
        })),
        offered: [...offered],
      }),
    },
  ),
)

/** A complete choice: each event with the channels of its notices. */
export const wireNoticeChoice = z.codec(z.array(z.object({ event, channels })), z.custom<NoticeChoice>(), {
  decode: (events) => Object.fromEntries(events.map((each) => [each.event, each.channels])) as unknown as NoticeChoice,
  encode: (choice) => noticeEvents.map((each) => ({ event: each, channels: [...choice[each]] })),
})

type Nothing = Record<never, never>

/** GET /account/notifications: the channels of each notice, for all bookings of the account. */
export const noticeChoice = defineEndpoint<Nothing, NoticeSettings>({
  method: "GET",
  path: "/v1.0/account/notifications",
  request: z.codec(queryOnly(z.strictObject({})), z.custom<Nothing>(), {
    decode: () => ({}),
    encode: () => emptyRequest,
  }),
  answer: settings,
})

/** PUT /account/notifications: events that are left out do not change. */
export const chooseNotices = defineEndpoint<NoticeWish, NoticeSettings>({
  method: "PUT",
  path: "/v1.0/account/notifications",
  request: z.codec(bodyOnly(WireWish), z.custom<NoticeWish>(), {
    decode: ({ body }) => ({ wish: wishOf(body) }),
    encode: ({ wish }) => ({ ...emptyRequest, body: wireWishOf(wish) }),
  }),
  answer: settings,
})

/** GET /bookings/:reference/notifications: the same for one booking. */
export const bookingNoticeChoice = defineEndpoint<OwnBookingRequest, NoticeSettings>({
  method: "GET",
  path: "/v1.0/bookings/:reference/notifications",
  request: namedInPath,
  answer: settings,
})

export const chooseBookingNotices = defineEndpoint<OwnBookingRequest & NoticeWish, NoticeSettings>({
  method: "PUT",
  path: "/v1.0/bookings/:reference/notifications",
  request: z.codec(
    z.object({
      params: z.strictObject({ reference: bookingReference }),
      query: nothing,
      headers: access,
      body: WireWish,
    }),
    z.custom<OwnBookingRequest & NoticeWish>(),
    {
      decode: ({ params, headers, body }) => ({
        reference: params.reference,
        accessToken: tokenOf(headers),
        wish: wishOf(body),
      }),
      encode: (request) => ({
        ...emptyRequest,
        params: { reference: request.reference },
        headers: withToken(request),
        body: wireWishOf(request.wish),
      }),
    },
  ),
  answer: settings,
})
