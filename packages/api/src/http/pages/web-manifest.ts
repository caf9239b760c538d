import type { RequestHandler } from "express"

/** What a browser needs to install the product as an application, filled with the operator's name at each request. */
export const webManifest = (productName: string): RequestHandler => {
  const manifest = JSON.stringify({
    id: "/",
    name: productName,
    short_name: productName,
    start_url: "/go/book",
    scope: "/",
    display: "standalone",
    background_color: "#fbfbfd",
    theme_color: "#7b38d7",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  })
  return (_, response) => {
    response.setHeader("Cache-Control", "public, max-age=3600")
    response.type("application/manifest+json").send(manifest)
  }
}
