import { readFile } from "node:fs/promises"
import { basename } from "node:path"
import { endpointAreas } from "@mersal/adapters-http/contract/endpoint-table"
import { apiPage } from "@mersal/adapters-http/openapi/api-page"
import { openApi } from "@mersal/adapters-http/openapi/open-api"
import type { Router } from "express"
import type { Settings } from "../../config.ts"
import { sendFile } from "../file-answer.ts"
import { inlineSource } from "../inline-source.ts"
import { type KeptText, keepText, sendKeptText } from "./kept-text.ts"

const style = `
:root { color-scheme: light dark; --line: light-dark(#ddd8e6, #3a3347); --ink: light-dark(#1c1626, #ece8f2);
  --soft: light-dark(#5d5570, #aaa2ba); --accent: light-dark(#5b2a86, #c9a2ec); --ground: light-dark(#fff, #17121f) }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.calls ul { list-style: none; margin: 0; padding: 0; font-size: .875rem }
.calls h3 { margin: 1rem 0 .25rem }
.calls li a { display: block; padding: .25rem 0; overflow-wrap: anywhere }
.parts { display: flex; flex-wrap: wrap; column-gap: 1.25rem } .parts a { line-height: 2.75rem }
main { max-width: 60rem; padding: 1rem; overflow-wrap: break-word }
a { color: var(--accent) } a:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
article { border-block-start: 1px solid var(--line); padding-block: 1rem }
h3 code { overflow-wrap: anywhere } h4 { margin: 1rem 0 .25rem } small, .access { color: var(--soft); font-weight: 400 }
table { border-collapse: collapse; width: 100%; font-size: .875rem }
td:first-child { width: 35%; min-width: 7.5rem } td small { display: block }
td { overflow-wrap: anywhere; border-block-start: 1px solid var(--line); padding: .35rem .75rem .35rem 0; vertical-align: top }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
ol { padding-inline-start: 1.25rem } ol > li { margin-block-end: 1.5rem } ol > li > p { margin: 0 0 .5rem } .keep { color: var(--soft) }
pre { margin-block: .5rem; overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem }
article pre, #messages pre { white-space: pre-wrap; overflow-wrap: anywhere }
@media (min-width: 62rem) {
  main { margin-inline-start: 22rem; padding-inline: 2rem }
  .calls { position: fixed; inset-block: 0; inset-inline-start: 0; width: 22rem; overflow-y: auto; padding: 1rem;
    border-inline-end: 1px solid var(--line) }
  .calls h2 { margin-block: .5rem 0 }
}
`

const policy = [
  "default-src 'none'",
  `style-src '${inlineSource(style)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** What the page says about the server that shows it. */
export interface DescribedServer extends Pick<Settings, "productName" | "baseUrl" | "rateLimits" | "environment"> {
  /** The file of the packed client, which exists once the product is built; null if it was not packed. */
  readonly clientFile: string | null
}

/**
 * Serves the description of the API: as OpenAPI for programs, and as a page for people that loads nothing. Both are
 * made at the first request: most servers never need them, and making them takes longer than the rest of a start. It
 * also serves the client for programs, which `npm install` takes from its address.
 */
export function mountApiDescription(
  router: Router,
  { productName, baseUrl, rateLimits, environment, clientFile }: DescribedServer,
) {
  let kept: { readonly description: KeptText; readonly page: KeptText } | undefined
  const texts = () => {
    if (kept) return kept
    const description = openApi(endpointAreas, productName, baseUrl)
    const page = apiPage(description, style, {
      limits: rateLimits,
      isForDevelopment: environment === "development",
      clientPath: clientFile && clientPath,
    })
    kept = {
      description: keepText("application/json; charset=utf-8", JSON.stringify(description)),
      page: keepText("text/html; charset=utf-8", page),
    }
    return kept
  }
  router.get("/v1.0/openapi.json", (request, response) => sendKeptText(request, response, texts().description))
  router.get("/docs/api", (request, response) => {
    response.setHeader("Content-Security-Policy", policy)
    sendKeptText(request, response, texts().page)
  })
  if (clientFile === null) return
  router.get(clientPath, async (_, response) =>
    sendFile(response, { type: "application/gzip", bytes: await readFile(clientFile), name: basename(clientPath) }),
  )
}

const clientPath = "/docs/mersal-client.tgz"
