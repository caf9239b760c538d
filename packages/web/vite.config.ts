import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { builtStyles, classNames } from "./build/class-names.ts"
import { firstScreens } from "./build/first-screens.ts"
import { iconSprite } from "./build/icon-sprite.ts"
import { packedAssets } from "./build/packed-assets.ts"
import { scriptInventory } from "./build/script-inventory.ts"
import { serviceWorker } from "./build/service-worker.ts"
import { sitePages } from "./build/site-pages.ts"

/** Siblings are read from their sources, so that neither this build nor the development server waits for theirs. */
const conditions = ["@mersal/source", "module", "development|production"]

const source = (path: string) => new URL(`src/${path}`, import.meta.url).pathname

/** Matches modules by their folder and the beginnings of their names, which are whole words. */
const modules = (named: Readonly<Record<string, string>>) =>
  new RegExp(
    Object.entries(named)
      .map(([folder, names]) => `${folder}/(${names.replaceAll(" ", "|")})(?![\\w-])`)
      .join("|"),
  )

/** Pages and calls that few come to, and nobody first: their files are fetched one after the other names the next. */
const ownPages =
  /^assets\/(staff-router|MyAccountFrame|CompanyFrame|account|owned-booking|booking-notices|change-booking|company|recipient|location-identify|social-return|pay-link|payment-receipt|failed|verify|account-composition|extras-composition|Gallery)-[\w-]{8}\./

export default defineConfig({
  plugins: [
    react(),
    classNames(),
    iconSprite(),
    serviceWorker(),
    sitePages(),
    firstScreens(),
    packedAssets(),
    scriptInventory(),
  ],
  resolve: {
    conditions: [...conditions, "browser"],
    // The functions that pages call, without the 4.5 kB that Effect's own bring along (decision 026).
    alias: [
      { find: /^effect\/Result$/, replacement: source("app/browser-result.ts") },
      { find: /^effect\/Data$/, replacement: source("app/browser-data.ts") },
    ],
  },
  ssr: { resolve: { conditions } },
  build: {
    outDir: "dist",
    manifest: true,
    sourcemap: true,
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The names of what staff's pages and accounts' are made of would stand in every customer's first file.
      resolveDependencies: (file, needed) => (ownPages.test(file) ? [] : needed),
    },
    rolldownOptions: {
      output: {
        // Left alone, every module that two screens share becomes a file of its own, forty of them under 2 kB. Screens
        // and what only they use stay apart; the combobox stays out, because it brings its library, and the map, because
        // it comes with a press. A group takes along what its modules import, unless one of a higher priority has it.
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/|vite\/preload-helper/,
              priority: 9,
            },
            // What the shell itself needs: the rest of the environment belongs to the screens.
            {
              name: "shell",
              test: modules({
                "domain/src": "calendar market money",
                "domain/src/account": "sign-in-flow stored-client-states typed-phone written-phone",
                "domain/src/messages": "plural",
                "domain/src/ports/driving": "service-failure",
                "domain/src/site": "page-address",
                "web/src/app": "boot browser-data browser-result clock facts language remembered session",
                "web/src/environment":
                  "account-dialog analytics clock connection formats language page-title phones product services session texts",
              }),
              priority: 8,
            },
            // Of the components the shell needs a few, and forms need others that tracking does without. What the frames of
            // customers and of staff share comes along.
            {
              name: "ui",
              test: modules({
                "web/src/app": "screen stale-build theme",
                "web/src/app/shell": "FailedPage NotFoundPage OfflineBanner PendingPage ReaderTools Shell[.]module",
                "web/src/ui":
                  "Announcer Button Dialog Icon Logo RouteLine VisuallyHidden button-class class-names icons modal",
              }),
              priority: 7,
            },
            // Whoever books meets it and the machine below, and an account's popup meets it alone.
            {
              name: "xstate",
              test: modules({
                node_modules: "xstate @xstate",
                "domain/src/machines": "actor-logic versioned-snapshot",
              }),
              priority: 6,
            },
            {
              name: "ui-showing",
              test: modules({
                "web/src/fields": "StopText",
                "web/src/ui": "Alert Card FactList Field Skeleton Spinner TextField Timeline field-marks",
              }),
              priority: 5,
            },
            // What booking and tracking both say of times and references.
            {
              name: "times",
              test: modules({
                "web/src/environment": "market-time answer",
                "domain/src/schedule": "labels wall-time",
                "domain/src/booking/order": "reference",
              }),
              priority: 4,
            },
            // What stands on staff's or companies' pages alone stays with them, and the pictures with the first step.
            {
              name: "ui-fields",
              test: /web\/src\/ui\/(?!(Combobox|Picture|PictureChooser|WideTable|use-wide)[.]|map\/)/,
              priority: 3,
            },
            // What calls and My Account know of a parcel, too: they do without the machine and the rule book.
            {
              name: "parcels",
              test: modules({
                "domain/src/booking": "booking-type",
                "domain/src/booking/draft": "contact-choice text-sanitiser",
                "domain/src/booking/parcel": "package-limits parcel vehicle",
                "domain/src/(payment|places|pricing|promo)": "payment-method latin-digits price-breakdown promo-code",
              }),
              priority: 2,
            },
            // With the way that every screen of a booking asks it.
            {
              name: "booking-machine",
              test: /domain\/src\/(schedule\/(?!diff-books)|machines\/(booking|promo))|environment\/(booking|draft|schedule)/,
              priority: 1,
            },
            // What is small and wanted with others: on a slow line a file of its own costs more than its size.
            {
              name: "card-session",
              test: modules({ "web/src/features/payment": "card-session", "domain/src/machines": "payment-heard" }),
            },
            {
              name: "booking-steps",
              test: modules({
                "web/src/routes/go": "BookingSteps",
                "web/src/features/booking": "StepNotice",
                "web/src/features/summary": "SummaryLine SummaryPanel",
              }),
            },
          ],
        },
      },
    },
  },
  css: builtStyles,
})
