import { webhookEvents } from "@mersal/domain/consumer/webhook"
import type { LimitName } from "../contract/endpoint-row.ts"
import { checkOfMessages, curlOf, type FirstStep, firstSteps, pathOf } from "./first-steps.ts"
import { escaped, inline } from "./page-text.ts"

/** The number of calls for each limit that the table's rows name, and for a key's calls altogether. */
type ShownLimits = Readonly<Record<LimitName, { readonly calls: number; readonly seconds: number }>>

/** What a stranger has to know about the server that shows the page. */
export interface ThisServer {
  readonly limits: ShownLimits
  /** Whether it keeps messages instead of sending them, and calls webhooks on its own machine. */
  readonly isForDevelopment: boolean
  /** Where it offers the packed client; null if the client was not packed. */
  readonly clientPath: string | null
}

/**
 * The part of the page for a stranger: from nothing to a booking, and what to know before a program runs unattended.
 *
 * @param origin where the API is, without a trailing slash
 */
export const beginHere = (
  origin: string,
  { limits, isForDevelopment, clientPath }: ThisServer,
): string => `<section id="begin-here"><h2>Begin here</h2>
<p>${inline("Nine calls lead from nothing to a booking of your own, in bash or zsh. After each, keep what is named beneath it, such as `KEY=key_test_…`. Programs need the last six only.")}</p>
${isForDevelopment ? developmentHint : ""}${clientPath === null ? "" : clientHint(origin, clientPath)}
<pre tabindex="0">${escaped(`ORIGIN=${origin}\nYOUR_URL=https://example.com/told\nMINE=first-$(date +%s)`)}</pre>
<ol>${firstSteps.map(step).join("")}</ol>
<h3 id="sent-once">Sent once</h3>
<p>${inline("Every POST that makes something new takes an `Idempotency-Key`, as its part of this page says: any text that nobody else has, best a UUID, up to 255 characters. Where no answer came, send the same body with the same key again: it acts once, and answers the same for a day (for three where money moves by it), then with `Idempotent-Replayed: true`. Another body under the key is 422 `idempotency-mismatch`; 409 `in-progress` while the first is still at work. A refusal is not kept: mend the request and send it under the same key.")}</p>
<h3 id="be-told">Be told</h3>
<p>${inline(`Rather than ask again and again, name an https address for any of ${webhookEvents.length} events. Check each message as it came, before you read it as JSON; with Node and nothing else:`)}</p>
<pre tabindex="0">${escaped(checkOfMessages)}</pre>
<p>${inline("Answer 2xx at once and work afterwards. A message may come twice: drop what has a `webhook-id` that you had.")} <a href="#pingWebhook">A ping</a> tries your address, and <a href="#listDeliveries">deliveries</a> tell how each try went. <a href="#replayDelivery">A replay</a> sends one again ${inline("with the `webhook-id` that it had. It helps where you never took the message; where you took it with 2xx and lost it later, forget its id before you ask for the replay, or your check drops it as one that you had.")} <a href="#messages">All about messages</a>.</p>
<h3 id="refused">When it is refused</h3>
<p>${inline("Decide by the status and `errors[0].code`, never by the words. `field` is the path in your request that has to change. 401: make another key. 403 `scope-missing`: the key was made without that scope, or is a sandbox one and the call is of the account, which is real. 409: the world has changed, such as a window or a price; `data` says how it is now, so ask again and let your customer agree. 422: what was sent is wrong, and will be again. 429: wait for `Retry-After` seconds; it names neither a field nor which limit it was. 503 with `Retry-After`: send it again under the same key. Any other 5xx is a fault of ours: tell us the `requestId`.")} <a href="#codes">All codes</a>.</p>
<h3 id="limits">How often</h3>
<p>${inline(`A sandbox key makes ${often(limits.sandboxKey)}, a live one ${often(limits.liveKey)}, and some calls have a limit of their own, which its part of this page says: booking takes ${often(limits.createOrder)} from one address. Live keys are made by the owner of a company, with \`kind\` \`live\`.`)}</p>
</section>`

const developmentHint = `<p>This server is one for trying: nothing leaves it. What it would send, codes too, is read at <a href="/dev/mailbox">/dev/mailbox</a> (by a program with <code>Accept: application/json</code>, of one person with <code>?to=</code>), and an address to be told at may be one of your own machine, such as <code>http://localhost:8080/told</code>.</p>
`

/** Mentions the client beside the calls, because it saves writing them. */
const clientHint = (origin: string, path: string): string =>
  `<p>In JavaScript and TypeScript <code>npm install ${escaped(origin + path)}</code> spares you all but the first three: <a href="${escaped(path)}" download>a typed client</a> of one module, with its own README and a check of messages.</p>`

/** "60 calls a minute". */
export const often = ({ calls, seconds }: ShownLimits[LimitName]): string =>
  `${calls} calls ${seconds === 60 ? "a minute" : seconds === 3600 ? "an hour" : seconds === 86_400 ? "a day" : `in ${seconds} seconds`}`

const step = (of: FirstStep): string => {
  const keeps = Object.entries(of.keeps).map(
    ([name, from]) => `<code>${name}</code>: ${from.startsWith("data") ? `<code>${escaped(from)}</code>` : from}`,
  )
  return `<li><p>${escaped(of.aim)} <a href="#${of.call}">${escaped(pathOf(of).replace("$BOOKING", "{reference}"))}</a></p>
<pre tabindex="0">${escaped(curlOf(of))}</pre>${keeps.length === 0 ? "" : `<p class="keep">Keep ${keeps.join(", ")}</p>`}</li>`
}
