import type { RequestHandler, Router } from "express"
import { inlineSource } from "../inline-source.ts"

/**
 * Serves the frame in which somebody else's script looks at the device for the bank's risk check (D29), and lets the page
 * of the card's return have it, which is a document of its own. The frame is of no origin: the script reaches neither our
 * page nor its cookies and storage, and no page has it beside a card's fields (decision 039).
 *
 * @param scriptUrl fills the element `device_fingerprint`, as Amazon Payment Services describe theirs
 */
export function mountDeviceFingerprint(router: Router, scriptUrl: string): void {
  const policy = framePolicy(scriptUrl)
  router.get(framePath, (_, response) => {
    response.setHeader("Content-Security-Policy", policy)
    response.setHeader("X-Frame-Options", "SAMEORIGIN")
    // Without an origin there is none to have a process of its own.
    response.removeHeader("Origin-Agent-Cluster")
    response.setHeader("Referrer-Policy", "origin")
    response.setHeader("Cache-Control", "no-store")
    response.type("html").send(framePage(scriptUrl))
  })
  router.use(pageWithFrame, mayHaveFrame)
}

export const framePath = "/device-fingerprint"
/** The page of the card's return, and no other. */
export const pageWithFrame = "/payment-verifying"

const mayHaveFrame: RequestHandler = (_, response, next) => {
  response.setHeader("Content-Security-Policy", withFrame(String(response.getHeader("Content-Security-Policy"))))
  next()
}

export const withFrame = (policy: string): string => `${policy};frame-src 'self'`

export function framePolicy(scriptUrl: string): string {
  const { origin } = new URL(scriptUrl)
  return [
    "default-src 'none'",
    `script-src ${origin} '${inlineSource(tellParent)}'`,
    `connect-src ${origin}`,
    `img-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join(";")
}

export const framePage = (
  scriptUrl: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Device</title>
<input type="hidden" id="device_fingerprint">
<script>${tellParent}</script>
<script src="${scriptUrl.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></script></html>`

/** Whom it is told to, the policy says: nobody but a page of ours may be the parent. */
const tellParent = `"use strict"
var io_bbout_element_id = "device_fingerprint"
const filled = document.getElementById("device_fingerprint")
const looking = setInterval(() => {
  if (filled.value === "") return
  clearInterval(looking)
  parent.postMessage({ deviceFingerprint: filled.value }, "*")
}, 50)`
