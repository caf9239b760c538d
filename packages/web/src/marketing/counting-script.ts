import { consentVersion, rememberConsent, rememberedConsent } from "../app/choices/remembered.ts"

/*
 * What the switch on the page about privacy does: it gives the agreement to be counted and takes it back. What it says
 * holds at once for every page of this browser, and is noted on the server as the law asks (D44).
 */

const counting = document.querySelector<HTMLInputElement>("#counting")

function show(): void {
  if (counting) counting.checked = rememberedConsent() === true
}

function say(isGiven: boolean): void {
  rememberConsent(isGiven)
  const body = JSON.stringify({ subject: "analytics", version: consentVersion, given: isGiven })
  const headers = { "content-type": "application/json" }
  fetch("/v1.0/consents", { method: "POST", headers, body, keepalive: true }).catch(() => {})
}

if (counting) {
  counting.addEventListener("change", () => say(counting.checked))
  // Said otherwise in another tab.
  addEventListener("storage", show)
  show()
  counting.disabled = false
}
