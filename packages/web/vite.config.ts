import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { iconSprite } from "./build/icon-sprite.ts"
import { packedAssets } from "./build/packed-assets.ts"

export default defineConfig({
  plugins: [react(), iconSprite(), packedAssets()],
  // Siblings are read from their sources, so that neither this build nor the development server waits for theirs.
  resolve: { conditions: ["@mersal/source", "module", "browser", "development|production"] },
  build: {
    outDir: "dist",
    manifest: true,
    sourcemap: true,
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
})
