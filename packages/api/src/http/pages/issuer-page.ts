import { registerTypes } from "@mersal/domain/account/role"
import type { Router } from "express"
import { sendFault, sendJson } from "../answer.ts"
import { jsonBody } from "../bodies/json-body.ts"
import { sameSiteOnly } from "../callers/same-site.ts"
import { escaped } from "./mailbox-page.ts"

/** Signs a token for anybody, with whatever identity he gives. */
export type IdentitySigner = (
  provider: "google" | "facebook",
  identity: {
    readonly subject: string
    readonly email: string
    readonly isEmailVerified: boolean
    readonly name: string
  },
  nonce: string,
) => Promise<string>

/**
 * The test issuer's sign-in, in place of Google's and Facebook's: GET /dev/issuer shows a form and returns to
 * `redirect_uri` with the token after `#`, as they do; POST /dev/issuer answers the token to a program; GET
 * /dev/issuer/keys are its public keys. It believes everybody, and is mounted outside production only.
 */
export function mountTestIssuer(router: Router, keys: () => Promise<unknown>, sign: IdentitySigner): void {
  router.get("/dev/issuer/keys", async (_, response) => sendJson(response, 200, await keys()))
  router.get("/dev/issuer/page.js", (_, response) => void response.type("text/javascript").send(script))
  router.get("/dev/issuer", (request, response) => {
    const { client_id: clientId, nonce, redirect_uri: back, state } = request.query
    response.setHeader("Cache-Control", "no-store")
    response.type("html").send(page([clientId, nonce, back, state].map((value) => String(value ?? ""))))
  })
  router.post("/dev/issuer", sameSiteOnly, jsonBody, async (request, response) => {
    const wanted = readWanted(request.body)
    if (typeof wanted === "string") return sendFault(request, response, "invalid-identity", wanted)
    const { provider, nonce, ...identity } = wanted
    sendJson(response, 200, { success: true, data: { token: await sign(provider, identity, nonce) } })
  })
}

/** The wanted identity, or the faulty field. */
function readWanted(body: unknown) {
  const { provider, email, name, subject, emailVerified, nonce } = (body ?? {}) as Record<string, unknown>
  const known = registerTypes.find((type) => type === provider)
  if (known === undefined || known === "normal") return "provider"
  if (typeof email !== "string" || email.length > 254) return "email"
  if (typeof name !== "string" || name.length > 400) return "name"
  if (typeof nonce !== "string" || nonce.length > 200) return "nonce"
  if (subject !== undefined && (typeof subject !== "string" || subject.length > 255)) return "subject"
  return { provider: known, email, name, nonce, subject: subject ?? email, isEmailVerified: emailVerified !== false }
}

const page = ([clientId = "", nonce = "", back = "", state = ""]: readonly string[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>/dev/issuer</title><h1>/dev/issuer</h1>
<form data-provider="${escaped(clientId.replace(/^test-/, ""))}" data-nonce="${escaped(nonce)}"
 data-back="${escaped(back)}" data-state="${escaped(state)}">
<p><label>email <input name="email" type="email" required autofocus></label>
<p><label>name <input name="name"></label>
<p><label><input name="emailVerified" type="checkbox" checked> email_verified</label>
<p><button>OK</button><output></output></form><script src="/dev/issuer/page.js"></script></html>`

/** Returns with the token if the target is a page of this machine; otherwise displays it. */
const script = `"use strict"
const form = document.forms[0]
form.addEventListener("submit", async (event) => {
  event.preventDefault()
  const { email, name, emailVerified } = form.elements
  const response = await fetch("/dev/issuer", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      provider: form.dataset.provider, nonce: form.dataset.nonce,
      email: email.value, name: name.value, emailVerified: emailVerified.checked,
    }),
  })
  const { data, errors } = await response.json()
  const { back, state } = form.dataset
  if (data && /^https?:\\/\\/([\\w-]+\\.)?localhost[:/]/.test(back))
    location.replace(back + "#" + new URLSearchParams({ id_token: data.token, state }))
  else form.querySelector("output").textContent = data ? data.token : errors[0].field
})
`
