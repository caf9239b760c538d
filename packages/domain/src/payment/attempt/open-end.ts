import type { Instant } from "../../calendar/zone.ts"
import type { AttemptRecord } from "./attempt-record.ts"
import { type AttemptState, isLive } from "./attempt-state.ts"
import { lastCheckBy } from "./check-schedule.ts"

/** States that end by the gateway's answer. */
const askable: ReadonlySet<AttemptState> = new Set(["sending", "awaiting3ds", "pending", "unknown", "abandoned"])

/** Whether the gateway may know more of an attempt than we do. */
export const isAskable = ({ state, opened, closing }: Pick<AttemptRecord, "state" | "opened" | "closing">): boolean =>
  askable.has(state) || closing !== null || (state === "formIssued" && opened !== null && opened.kind !== "form")

/** From when the checks of an attempt are counted. */
export const askedSince = ({ closing, sentAt, createdAt }: Pick<AttemptRecord, "closing" | "sentAt" | "createdAt">) =>
  closing?.at ?? sentAt ?? createdAt

/**
 * Whether money may still move by an attempt without a new start: it is live, under review, or the gateway is still
 * being asked.
 */
export const hasOpenEnd = (attempt: AttemptRecord, now: Instant): boolean =>
  isLive(attempt.state) || attempt.state === "review" || (isAskable(attempt) && now < lastCheckBy(askedSince(attempt)))
