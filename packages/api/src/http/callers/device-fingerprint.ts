import type { RequestHandler, Router } from "express"
import { inlineSource } from "../inline-source.ts"

/**
 * Serves the frame in which a third party's script examines the device for the bank's risk check (D29), and allows it
 * on the page of the card's return, which is a document of its own. The frame has an opaque origin: the script reaches
 * neither our page nor its cookies and storage, and no page with card fields contains it (decision 039).
 *
 * @param scriptUrl fills the element `device_fingerprint`, as Amazon Payment Services describe for theirs
 */
export function mountDeviceFingerprint(router: Router, scriptUrl: string): void {
  const policy = framePolicy(scriptUrl)
  router.get(framePath, (_, response) => {
    response.setHeader("Content-Security-Policy", policy)
    response.setHeader("X-Frame-Options", "SAMEORIGIN")
    // An opaque origin cannot have a process of its own.
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

/** The policy allows only our own pages as the parent that receives this. */
const tellParent = `"use strict"
var io_bbout_element_id = "device_fingerprint"
const filled = document.getElementById("device_fingerprint")
const looking = setInterval(() => {
  if (filled.value === "") return
  clearInterval(looking)
  parent.postMessage({ deviceFingerprint: filled.value }, "*")
}, 50)`
