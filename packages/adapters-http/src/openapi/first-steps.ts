import { endpointTable } from "../contract/endpoint-table.ts"

/** A call on a stranger's way from nothing to a booking; `$NAME` stands for a value from an earlier answer. */
export interface FirstStep {
  readonly call: keyof typeof endpointTable
  /** The purpose of the step. */
  readonly aim: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** Names of the values to keep, each with where it is in the answer, or how else it comes. */
  readonly keeps: Readonly<Record<string, string>>
}

const key = { authorization: "Bearer $KEY" }
const [from, to] = [
  { lat: 25.0805, lon: 55.1403 },
  { lat: 25.3255, lon: 55.3851 },
]
const customer = { name: "Aisha Rahman", phn: "+971501234567", email: "you@example.com" }

/** From nothing to a booking that nobody drives. A test follows these steps as written. */
export const firstSteps: readonly FirstStep[] = [
  {
    call: "register",
    aim: "Make an account. It sends you a code.",
    body: {
      name: "Aisha Rahman",
      email: "you@example.com",
      phoneNumber: "+971501234567",
      password: "kestrel-1!creek",
    },
    keeps: { CHALLENGE: "data.challenge.challengeId", CODE: "from the e-mail or SMS" },
  },
  {
    call: "verifyNumber",
    aim: "Prove that the code came. You are signed in now.",
    body: { challengeId: "$CHALLENGE", code: "$CODE" },
    keeps: { TOKEN: "data.auth.token" },
  },
  {
    call: "makeKey",
    aim: "Make a sandbox key: it books like any other, nobody drives for it and nothing is to pay.",
    headers: { token: "$TOKEN" },
    body: { name: "Trying", kind: "sandbox", scopes: ["quotes", "bookings:read", "bookings:write", "webhooks"] },
    keeps: { KEY: "data.key" },
  },
  {
    call: "makeWebhook",
    aim: "Name an https address of yours that shall be told. You may leave this out.",
    headers: key,
    body: { url: "$YOUR_URL", events: ["booking.confirmed", "booking.cancelled"] },
    keeps: { SECRET: "data.secret" },
  },
  {
    call: "retrieveAllSlots",
    aim: "Ask what can still be booked. A booking type that no date is left for is not in the list.",
    headers: key,
    body: { dom: "AE", src: from, dest: to },
    keeps: { DAY: 'data.find(({ bktyp }) => bktyp === "Next Day").pkdt' },
  },
  {
    call: "retrievePrices",
    aim: "Ask for the price. It holds for fifteen minutes; after that the quote books only while the price is the same.",
    query: { domain: "AE", source: `${from.lat},${from.lon}`, destination: `${to.lat},${to.lon}` },
    headers: key,
    keeps: { QUOTE: 'data.find(({ bktyp }) => bktyp === "Next Day").quoteId' },
  },
  {
    call: "createOrder",
    aim: "Book, under a key of your own that you send again when no answer came.",
    headers: { ...key, "idempotency-key": "$MINE" },
    body: {
      dom: "AE",
      bktyp: "Next Day",
      paytyp: "collect at pickup",
      pickupDate: "$DAY",
      quoteId: "$QUOTE",
      usr: customer,
      pkp: [{ add: "Dubai Marina, Dubai", ...from, addtl: "Floor 12", name: customer.name, ph: customer.phn }],
      dlv: [{ add: "Al Majaz, Sharjah", ...to, addtl: "Villa 7", name: "Omar Khalid", ph: "+97165123456" }],
    },
    keeps: { BOOKING: "data.bkref" },
  },
  { call: "orderTracking", aim: "Track it.", query: { bookingId: "$BOOKING" }, headers: key, keeps: {} },
  { call: "cancelBooking", aim: "Cancel it.", headers: key, body: {}, keeps: {} },
]

/** The address of a step, such as `/v1.0/keys`; a path parameter of the table is `$BOOKING`. */
export const pathOf = ({ call }: FirstStep): string => endpointTable[call].endpoint.path.replace(/:\w+/g, "$BOOKING")

/** A step as a command for bash or zsh, with the kept values as variables. */
export function curlOf(step: FirstStep): string {
  const { method } = endpointTable[step.call].endpoint
  const { query = {}, headers = {}, body } = step
  const parts = [
    `curl -s ${method === "GET" ? "-G " : ""}"$ORIGIN${pathOf(step)}"`,
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${value}"`),
    ...Object.entries(query).map(([name, value]) => `--data-urlencode "${name}=${value}"`),
    ...(body === undefined ? [] : ["-H 'content-type: application/json'", `-d '${shellText(body)}'`]),
  ]
  return parts.join(" \\\n  ")
}

/** JSON within single quotes, a field per line; a variable closes the quotes around itself. */
const shellText = (body: object): string => {
  const fields = Object.entries(body).map(([name, value]) => `\n    "${name}": ${JSON.stringify(value)}`)
  return `{${fields.join(",")}${fields.length === 0 ? "" : "\n  "}}`
    .replaceAll("'", "'\\''")
    .replace(/\$[A-Z_]+/g, "'$&'")
}

/** Verifies a message with nothing but Node: its `body` as it came, its headers, and the secret of the webhook. */
export const checkOfMessages = `import { createHmac, timingSafeEqual } from "node:crypto"

export function isOurs(body, headers, secret) {
  const { "webhook-id": id, "webhook-timestamp": sent, "webhook-signature": signatures = "" } = headers
  if (!(Math.abs(Date.now() / 1000 - sent) < 300)) return false
  const key = Buffer.from(secret.replace("whsec_", ""), "base64")
  const right = Buffer.from("v1," + createHmac("sha256", key).update(\`\${id}.\${sent}.\${body}\`).digest("base64"))
  const isRight = (one) => one.length === right.length && timingSafeEqual(one, right)
  return signatures.split(" ").some((one) => isRight(Buffer.from(one)))
}`
