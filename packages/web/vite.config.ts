import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { builtStyles, classNames, keptStyles } from "./build/class-names.ts"
import { firstScreens } from "./build/first-screens.ts"
import { iconSprite } from "./build/icon-sprite.ts"
import { packedAssets } from "./build/packed-assets.ts"
import { patientImports } from "./build/patient-imports.ts"
import { publicScripts } from "./build/public-scripts.ts"
import { reactModules } from "./build/react-modules.ts"
import { scriptInventory } from "./build/script-inventory.ts"
import { serviceWorker } from "./build/service-worker.ts"
import { sitePages } from "./build/site-pages.ts"

/**
 * The repository's packages are read from their sources, so that neither this build nor the development server waits
 * for theirs.
 */
const conditions = ["@mersal/source", "module", "development|production"]

const source = (path: string) => new URL(`src/${path}`, import.meta.url).pathname

/** Matches modules by their folder and the first words of their names. */
const modules = (named: Readonly<Record<string, string>>) =>
  new RegExp(
    Object.entries(named)
      .map(([folder, names]) => `${folder}/(${names.replaceAll(" ", "|")})(?![\\w-])`)
      .join("|"),
  )

/**
 * A file is named by its content hash only. Each name occurs in all files that import it or may load it, and readable
 * names would add 1.4 kB to /go/book. Vite's manifest and source maps tell what is in a file.
 *
 * The files of rarely visited pages and calls get the prefix `own-`. They are not preloaded (`resolveDependencies`), but
 * load one after the other, as each names the next.
 */
const chunkName = ({ name }: { readonly name: string }) =>
  /^(staff-router|MyAccountFrame|CompanyFrame|account|owned-booking|booking-notices|change-booking|company|recipient|location-identify|social-return|pay-link|payment-receipt|failed|verify|account-composition|Extras|extras-composition|Gallery)$/.test(
    name,
  )
    ? "assets/own-[hash:7].js"
    : "assets/[hash:7].js"
const ownPages = /\/own-/

/**
 * The same for style sheets, with a hash as short as the build allows for so many. A font keeps its name, by which
 * pages preload it.
 */
const assetName = ({ names }: { readonly names: readonly string[] }) =>
  names[0]?.endsWith(".css") ? "assets/[hash:6][extname]" : "assets/[name]-[hash][extname]"

export default defineConfig({
  plugins: [
    react(),
    reactModules(),
    classNames(),
    keptStyles(),
    iconSprite(),
    publicScripts(),
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
      // React itself has this since version 18; the shim is for older versions.
      { find: /^use-sync-external-store\/shim$/, replacement: "react" },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: "use-sync-external-store/with-selector" },
      // The functions that pages call, without the 4.5 kB of Effect's own versions (decision 026).
      { find: /^effect\/Result$/, replacement: source("app/effect/browser-result.ts") },
      { find: /^effect\/Data$/, replacement: source("app/effect/browser-data.ts") },
    ],
  },
  ssr: { resolve: { conditions } },
  build: {
    outDir: "dist",
    manifest: true,
    // Source maps are beside each script, as its name and `.map`. A comment in each script to name its map would add 1
    // kB to /go/book.
    sourcemap: "hidden",
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Otherwise the names of the files of staff's and account pages would be in every customer's first file.
      resolveDependencies: (file, needed) => (ownPages.test(file) ? [] : needed),
    },
    rolldownOptions: {
      // Inlines the names of classes, fields and calls where they are read, instead of importing them.
      optimization: { inlineConst: true },
      output: {
        chunkFileNames: chunkName,
        assetFileNames: assetName,
        // By default, every module that two screens share becomes a separate file, forty of them under 2 kB. Screens
        // and their own modules stay separate; so do the combobox, because of its library, and the map, which loads on
        // a press. A group includes its modules' imports, unless a group of higher priority has them.
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/|vite\/preload-helper/,
              priority: 9,
            },
            // Modules of the shell itself: the rest of the environment belongs to the screens. The shell needs a few of
            // the components, and forms need others that tracking does not. What the frames of customers and of staff
            // share is included.
            {
              name: "shell",
              test: modules({
                "domain/src": "calendar money",
                "domain/src/account": "stored-client-states",
                "domain/src/account/sign-in": "sign-in-flow",
                // Without the list of all countries, which loads when one is chosen.
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
            // Needed for booking, together with the machine below, and for the account popups alone.
            {
              name: "xstate",
              test: modules({
                node_modules: "xstate @xstate",
                "domain/src/machines": "actor-logic",
                "domain/src/machines/kept": "versioned-snapshot",
              }),
              priority: 6,
            },
            // What both booking and tracking show and call, and their texts for times and references.
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
            // What both the first step and the later ones show. What only one of them shows stays with it, and so does
            // what only staff's, companies' or account pages show.
            {
              name: "fields",
              test: modules({
                "web/src/fields": "StopText",
                "web/src/ui": "ChoiceGroup ErrorSummary Price RadioCards RouteLine StickyBar Stepper choice-keys",
              }),
              priority: 3,
            },
            // What calls and My Account need to know about parcels: they do not need the machine and the rule book.
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
            // What calls need to know about the signed-in customer.
            {
              name: "people",
              test: modules({ "domain/src/account": "account role", "domain/src/account/sign-in": "device" }),
              priority: 2,
            },
            // With the way in which every booking screen calls it, and what its steps share.
            {
              name: "booking",
              test: new RegExp(
                [
                  // Without the functions for maintainers of a rule book: its checks, explanations and differences.
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
            // What the steps after the first share with each other, and with the pages of a placed booking.
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
