import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { builtStyles, classNames, keptStyles } from "./build/class-names.ts"
import { firstScreens } from "./build/first-screens.ts"
import { iconSprite } from "./build/icon-sprite.ts"
import { packedAssets } from "./build/packed-assets.ts"
import { patientImports } from "./build/patient-imports.ts"
import { reactModules } from "./build/react-modules.ts"
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

/**
 * A file is named by its content: each name stands in all files that import it or may fetch it, and readable ones are
 * 1.4 kB of /go/book. What a file is made of is told by Vite's manifest and by its map.
 *
 * Pages and calls that few come to, and nobody first, are told apart: their files are fetched one after the other names
 * the next.
 */
const chunkName = ({ name }: { readonly name: string }) =>
  /^(staff-router|MyAccountFrame|CompanyFrame|account|owned-booking|booking-notices|change-booking|company|recipient|location-identify|social-return|pay-link|payment-receipt|failed|verify|account-composition|Extras|extras-composition|Gallery)$/.test(
    name,
  )
    ? "assets/own-[hash:7].js"
    : "assets/[hash:7].js"
const ownPages = /\/own-/

/** So is a style sheet, in as few letters as the build allows where it makes so many. A font keeps its name, by which pages preload it. */
const assetName = ({ names }: { readonly names: readonly string[] }) =>
  names[0]?.endsWith(".css") ? "assets/[hash:6][extname]" : "assets/[name]-[hash][extname]"

export default defineConfig({
  plugins: [
    react(),
    reactModules(),
    classNames(),
    keptStyles(),
    iconSprite(),
    serviceWorker(),
    sitePages(),
    firstScreens(),
    patientImports(),
    packedAssets(),
    scriptInventory(),
  ],
  resolve: {
    conditions: [...conditions, "browser"],
    alias: [
      // React has had it itself since 18: what stands in for it there is for older ones.
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: "use-sync-external-store/with-selector" },
      // The functions that pages call, without the 4.5 kB that Effect's own bring along (decision 026).
      { find: /^effect\/Result$/, replacement: source("app/effect/browser-result.ts") },
      { find: /^effect\/Data$/, replacement: source("app/effect/browser-data.ts") },
    ],
  },
  ssr: { resolve: { conditions } },
  build: {
    outDir: "dist",
    manifest: true,
    // Beside each script under its name and `.map`: a line in each that says so is 1 kB of /go/book.
    sourcemap: "hidden",
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The names of what staff's pages and accounts' are made of would stand in every customer's first file.
      resolveDependencies: (file, needed) => (ownPages.test(file) ? [] : needed),
    },
    rolldownOptions: {
      // Names of classes, of fields and of calls where they are read, rather than handed from file to file.
      optimization: { inlineConst: true },
      output: {
        chunkFileNames: chunkName,
        assetFileNames: assetName,
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
            // What the shell itself needs: the rest of the environment belongs to the screens. Of the components the shell
            // needs a few, and forms need others that tracking does without. What the frames of customers and of staff
            // share comes along.
            {
              name: "shell",
              test: modules({
                "domain/src": "calendar money",
                "domain/src/account": "stored-client-states",
                "domain/src/account/sign-in": "sign-in-flow",
                // Without the countries of the world, which come when one is chosen.
                "domain/src/market": "field-counter field-limits host-profile market market-zone",
                "domain/src/messages": "plural",
                "domain/src/ports/driving": "service-failure",
                "domain/src/site": "page-address",
                "web/src/app": "boot",
                "web/src/app/account": "session",
                "web/src/app/choices": "facts language remembered theme",
                "web/src/app/effect": "browser-data browser-result",
                "web/src/app/page": "clock stale-build",
                "web/src/app/routing": "screen",
                "web/src/app/shell": "FailedPage NotFoundPage OfflineBanner PendingPage ReaderTools Shell[.]module",
                "web/src/environment": "account-dialog analytics language page-title product session",
                "web/src/environment/answers": "connection",
                "web/src/environment/formats": "clock formats",
                "web/src/environment/services": "services",
                "web/src/environment/texts": "areas dictionaries with-words",
                "web/src/fields": "phones",
                "web/src/ui":
                  "Announcer Button Dialog Icon Logo VisuallyHidden button-class class-names icons/directional-icons modal",
              }),
              priority: 8,
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
            // What booking and tracking both show, call, and say of times and references.
            {
              name: "showing",
              test: modules({
                "web/src/app/composition": "services",
                "web/src/ui": "Alert Card FactList Field Skeleton Spinner TextField field-marks",
                "web/src/environment": "looks access-keys page-location",
                "web/src/environment/answers": "answer service-failures",
                "web/src/environment/formats": "market-time",
                "domain/src/schedule": "labels wall-time",
                "domain/src/booking/order": "reference",
              }),
              priority: 5,
            },
            // What the first step and the later ones both show. What one of them shows alone stays with it, and so does
            // what stands on staff's, companies' or accounts' pages alone.
            {
              name: "fields",
              test: modules({
                "web/src/fields": "StopText",
                "web/src/ui": "ChoiceGroup ErrorSummary Price RadioCards RouteLine StickyBar Stepper choice-keys",
              }),
              priority: 3,
            },
            // What calls and My Account know of a parcel, too: they do without the machine and the rule book.
            {
              name: "parcels",
              test: modules({
                "domain/src/booking": "booking-type",
                "domain/src/booking/draft": "contact-choice placed-anew text-sanitiser",
                "domain/src/booking/parcel": "package-limits parcel vehicle",
                "domain/src/booking/windows": "askable-date",
                "domain/src/leads": "lead",
                "domain/src/places": "latin-digits position",
                "domain/src/(payment|pricing|promo)": "payment-method price-breakdown promo-code quote",
              }),
              priority: 2,
            },
            // What calls know of whoever is signed in.
            {
              name: "people",
              test: modules({ "domain/src/account": "account role", "domain/src/account/sign-in": "device" }),
              priority: 2,
            },
            // With the way that every screen of a booking asks it, and what its steps share.
            {
              name: "booking",
              test: new RegExp(
                [
                  // Without what only those ask who keep a book: its checks, its explanations, its differences.
                  /domain\/src\/schedule\/(?!rule-book|book-|diff-books|internal\/(book-shape|decision-|explain))/,
                  /domain\/src\/machines\/(booking|promo|payment-heard)/,
                  /domain\/src\/booking\/(draft\/placed-anew|windows\/open-pickups)/,
                  /environment\/booking\/(booking|draft|schedule)/,
                  /app\/booking\/(booking-(session|cut-offs|navigation|machine)|last-booking)[.]/,
                  /features\/(payment\/card-session-storage|booking\/StepNotice[.]|summary\/Summary(Line|Panel))/,
                  /routes\/go\/BookingSteps/,
                ]
                  .map(({ source }) => source)
                  .join("|"),
              ),
              priority: 1,
            },
            // What the steps after the first share with each other, and with the pages of a booking that is placed.
            {
              name: "later-steps",
              test: modules({
                "domain/src/account": "email",
                "domain/src/payment": "payment-tabs",
                "domain/src/payment/card": "card-form-variant",
                "web/src/fields": "PhoneInput strip-days use-strip-days",
                "web/src/ui": "Checkbox CopyButton DateStrip PhoneField RadioPills ShareButton",
              }),
              priority: 0,
            },
          ],
        },
      },
    },
  },
  css: builtStyles,
})
