import { consentVersion, rememberConsent, rememberedConsent } from "../app/choices/remembered.ts"

/* The switch on the privacy page: gives and withdraws consent to analytics. The choice applies at once to every page
   of this browser, and is recorded on the server as the law requires (D44). */

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
  // The choice was changed in another tab.
  addEventListener("storage", show)
  show()
  counting.disabled = false
}
