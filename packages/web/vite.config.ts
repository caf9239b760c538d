import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { iconSprite } from "./build/icon-sprite.ts"
import { packedAssets } from "./build/packed-assets.ts"
import { scriptInventory } from "./build/script-inventory.ts"

export default defineConfig({
  plugins: [react(), iconSprite(), packedAssets(), scriptInventory()],
  // Siblings are read from their sources, so that neither this build nor the development server waits for theirs.
  resolve: { conditions: ["@mersal/source", "module", "browser", "development|production"] },
  build: {
    outDir: "dist",
    manifest: true,
    sourcemap: true,
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Left alone, every module that two screens share becomes a file of its own, forty of them under 2 kB. Screens
        // and what only they use stay apart; the combobox stays out of ui, because it brings its library.
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//,
            },
            { name: "ui", test: /web\/src\/ui\/(?!Combobox)/ },
            // What the shell itself needs of the environment: the rest of it belongs to the screens.
            {
              name: "shell",
              test: /environment\/(clock|connection|formats|language|page-title|product)\.ts|domain\/src\/(calendar|market|money)\//,
            },
          ],
        },
      },
    },
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
})
