import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { EndpointTable } from "./endpoint-row.ts"
import { endpointTable } from "./endpoint-table.ts"

const posts = Object.entries(endpointTable as EndpointTable).filter(([, { endpoint }]) => endpoint.method === "POST")
const honouring = posts.filter(([, row]) => row.isIdempotent).map(([name]) => name)

const reads = "only reads"
const named = "names what it makes, and a second one of that name is refused or answered alike"

/** Calls that, sent twice, leave what one would have left, and why. */
const once: Readonly<Record<string, string>> = {
  retrieveAllSlots: reads,
  distance: reads,
  bookingList: reads,
  confirmCardPayment: reads,
  globalTracking: reads,
  recipientQuestion: reads,
  paymentConfirmation: reads,
  verifyReceipt: reads,
  promoPrice: reads,
  validateApplyPromo: reads,
  previewRules: reads,
  previewTariff: reads,
  completeOrder: "a closed lead stays closed",
  rateBooking: "a delivery is rated once",
  commandBooking: named,
  handOverCash: named,
  recordCompanyPayment: named,
  "create-tariffs": named,
  "create-tax-rates": named,
  "create-areas": named,
  "create-promos": named,
  "create-closures": named,
  "create-banners": named,
  "create-international-rates": named,
  "create-capacities": named,
  "create-rules": named,
  driverPosition: "a position takes the place of the one before",
  storeProof: "the same picture is stored once",
  settleProposal: "a proposal is settled once",
  recipientAnswer: "a link is answered once",
  subscribePush: "the same browser is subscribed once",
  unsubscribePush: "what is gone stays gone",
  purchasePayment: "an attempt is charged once",
  payBookingInCash: "a booking paid in cash stays so",
  ruleOnPayment: "a payment is decided on once",
  endUnknownRefund: "asks the gateway about one refund, which ends once",
  closeDay: "a day is closed once",
  logout: "a session that has ended stays ended",
  claimBookings: "a booking that is claimed is no longer there to claim",
  makeStaff: "a second one of an e-mail only sends the invitation again",
  enableStaff: "who is enabled stays so",
  noteConsent: "the last answer counts, and the same one says the same",
  replayDelivery: "the message keeps its id, by which a receiver drops the second",
  registerCompany: "an account belongs to one company",
  answerInvitation: "an invitation is answered once",
  inviteMember: "a second invitation of an e-mail takes the place of the first",
  withdrawInvitation: "what is gone stays gone",
  bookInBulk: "a row is booked once for ever, whoever sends it",
  decideCompany: "names the version that it is based on",
}

const code = "sends or checks a code, which is counted each time"
const session = "answers a session, which must lie nowhere"

/** Calls whose answer must not be stored, and why. */
const neverStored: Readonly<Record<string, string>> = {
  login: session,
  register: code,
  beginSocialSignIn: "answers the secret of one sign-in",
  requestNumberCode: code,
  resendNumberCode: code,
  verifyNumber: session,
  requestReset: code,
  verifyForgot: "answers a token that opens an account",
  setPassword: session,
  setPasswordByHeader: session,
  verifySecondFactor: session,
  beginSecondFactor: "answers the secret of an authenticator app",
  noteFact: "is counted without a trace of who it was",
}

describe("a POST that is sent twice", () => {
  it("acts once by its key or by its nature, or is never stored: each has decided, and says why", () => {
    const decided = [...honouring, ...Object.keys(once), ...Object.keys(neverStored)]
    expect(decided.toSorted()).toEqual(posts.map(([name]) => name).toSorted())
  })

  it("acts once by its key exactly where the guide says so", () => {
    const guide = readFileSync(new URL("../../../../docs/rest-api.md", import.meta.url), "utf8")
    const [, sentence = ""] = /\*\*Idempotency\.\*\* (.*?)\. /.exec(guide) ?? []
    const said = [...sentence.matchAll(/`(?:POST )?(\/[^`]*)`/g)].map(([, path]) => path)
    const paths = honouring.map((name) => (endpointTable as EndpointTable)[name]?.endpoint.path ?? name)
    const asGuide = paths.map((path) => path.replace(/^\/v1\.0/, "").replace(/:(\w+)/g, "{$1}"))
    expect(said.toSorted()).toEqual(asGuide.toSorted())
  })

  it("refuses another request under its key wherever it takes one", () => {
    const silent = honouring.filter(
      (name) => !(endpointTable as EndpointTable)[name]?.refusals?.includes("IdempotencyMismatch"),
    )
    expect(silent).toEqual([])
  })
})
