import { pushOffer } from "@mersal/domain/messages/en/push-offer"
import type { Page } from "@playwright/test"
import { openConfirmation } from "./booking-start.ts"
import { builtScript } from "./built-file.ts"
import { drawn, holdBack } from "./held-back.ts"
import { bookElsewhere } from "./owned-bookings.ts"
import { newPerson } from "./people.ts"
import { atWork } from "./staff.ts"
import { completeDraft, openWith } from "./stored-draft.ts"
import { expect, test } from "./test.ts"

// Habits of docs/habits.md that depend on neither language nor layout.

const screens = ["/go/book", "/go/details", "/go/guest", "/go/payment", "/tracking"]

test("a phone is the same number in each way that it is pasted, and one from abroad says its country", async ({
  page,
  words,
  detailsPage,
}) => {
  await openWith(page, "/go/details")
  const { contactPhone } = detailsPage
  const code = detailsPage.phoneCountry("dropOff")
  const named = (country: string) => `${words.shell.phoneCountry}: ${country} – ${words.booking.dropOff}`
  const own = named("United Arab Emirates, +971")
  for (const pasted of ["+971 50 123 4567", "00971501234567", "٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧"]) {
    await contactPhone.fill("")
    await contactPhone.fill(pasted)
    await expect(contactPhone).toHaveValue("50 123 4567")
    await expect(code).toHaveAccessibleName(own)
  }
  await contactPhone.fill("+974 3312 3456")
  await expect(contactPhone).toHaveValue("3312 3456")
  await expect(code).toHaveAccessibleName(named("Qatar, +974"))
  await contactPhone.fill("0501234567")
  await expect(code).toHaveText("+974")
  await contactPhone.fill("+971501234567")
  await expect(code).toHaveAccessibleName(own)

  await contactPhone.fill("+1 416 555 0123")
  await expect(code).toHaveAccessibleName(named("+1"))
  await contactPhone.fill("+1 213 373 4253")
  await expect(code).toHaveAccessibleName(named("United States, +1"))
  await contactPhone.fill("+971501234567")

  // A code typed before an existing number leaves the caret in place, until it forms a number or the field is left.
  await contactPhone.fill("15123456789")
  await contactPhone.press("Home")
  await contactPhone.pressSequentially("+49")
  await expect(contactPhone).toHaveValue("+4915123456789")
  expect(await contactPhone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  await expect(code).toHaveText("")
  await contactPhone.blur()
  await expect(contactPhone).toHaveValue("1512 3456789")
  await expect(code).toHaveAccessibleName(named("Germany, +49"))
})

test("a press for another country says at once that the list is on its way", async ({ page, words, detailsPage }) => {
  await openWith(page, "/go/details")
  await expect(detailsPage.contactPhone).toHaveValue("050 765 4321")
  const letCome = await holdBack(page, `**${builtScript("src/fields/CountryList.tsx")}`)
  const code = detailsPage.phoneCountry("dropOff")
  const note = detailsPage.stop("dropOff").getByRole("status").filter({ hasText: words.shell.loading })
  await code.click()
  await expect(code).toHaveAttribute("aria-busy", "true")
  await expect(note).toBeVisible()
  letCome()
  await expect(page.getByRole("dialog", { name: words.countries.title })).toBeVisible()
  await expect(code).toHaveAttribute("aria-busy", "false")
  await expect(note).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(code).toBeFocused()
})

test("a list of countries that comes late takes nobody away from what he types by then", async ({
  page,
  words,
  detailsPage,
}) => {
  await openWith(page, "/go/details")
  const { contactPhone } = detailsPage
  await expect(contactPhone).toHaveValue("050 765 4321")
  const letCome = await holdBack(page, `**${builtScript("src/fields/CountryList.tsx")}`)
  const code = detailsPage.phoneCountry("dropOff")
  await code.click()
  await expect(code).toHaveAttribute("aria-busy", "true")
  await contactPhone.fill("0501234")
  letCome()
  await expect(code).toHaveAttribute("aria-busy", "false")
  await drawn(page)
  const list = page.getByRole("dialog", { name: words.countries.title })
  await expect(list).toBeHidden()
  await contactPhone.press("5")
  await expect(contactPhone).toHaveValue("05012345")
  // The next press finds the list loaded.
  await code.click()
  await expect(list).toBeVisible()
})

test("a list of countries that does not come leaves the number to be typed with its code", async ({
  page,
  words,
  detailsPage,
  guestPage,
}) => {
  await openWith(page, "/go/details")
  await expect(detailsPage.contactPhone).toHaveValue("050 765 4321")
  await page.route(`**${builtScript("src/fields/CountryList.tsx")}`, (route) => route.abort("internetdisconnected"))
  await detailsPage.phoneCountry("dropOff").click()
  await expect(page.getByText(words.shell.phoneAbroad)).toBeVisible()
  await detailsPage.contactPhone.fill("+4915123456789")
  await detailsPage.proceed()
  await expect(guestPage.summary).toContainText("+49 1512 3456789")
})

test("the reference is copied as it is written, and so is the link where nothing else shares it", async ({
  page,
  context,
  words,
  pages,
  confirmationPage,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openConfirmation(pages)
  const reference = await confirmationPage.reference()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole("button", { name: words.confirmation.copyReference }).click()
  await expect.poll(clipboard).toBe(reference)
  await page.getByRole("button", { name: words.confirmation.share, exact: true }).click()
  await expect.poll(clipboard).toMatch(new RegExp(`^http.*/tracking/status\\?bookingId=${reference}$`))
})

test("a booking type shows its price at once: all of them came together, and none is asked for again", async ({
  page,
  bookPage,
  guestPage,
}) => {
  await openWith(page, "/go/book")
  await expect(guestPage.summary).toContainText(/\d+\.\d\d/)
  const asked: string[] = []
  page.on("request", (request) => request.url().includes("/price/") && asked.push(request.url()))
  for (const type of ["onDemand", "nextDay", "sameDay"] as const) {
    const priced = await bookPage.type(type).locator("xpath=ancestor::label").innerText()
    await bookPage.type(type).check()
    await expect(guestPage.summary).toContainText(/\d+\.\d\d/.exec(priced)?.[0] ?? "no price")
  }
  expect(asked).toEqual([])
})

test("another vehicle, parcel or address shows its price while the server is asked for it, and the server's where it is another", async ({
  page,
  words,
  bookPage,
}) => {
  const card = page.waitForResponse("**/ctc/rate-card*")
  await openWith(page, "/go/book")
  const total = async () => /\d+\.\d\d/.exec(await bookPage.summary.innerText())?.[0] ?? ""
  await expect.poll(total).not.toBe("")
  await (await card).finished()
  await drawn(page)

  let dearer = 0
  let held = Promise.withResolvers<void>()
  await page.route("**/ctc/price/retrieve*", async (route) => {
    const until = held.promise
    const response = await route.fetch()
    const body = await response.json()
    for (const quote of body.data) quote.baseFare += dearer
    await until
    await route.fulfill({ response, json: body })
  })
  /** The total after a change that the server has not answered yet. */
  const estimateAfter = async (change: () => Promise<void>) => {
    held = Promise.withResolvers()
    const [before, asked] = [await total(), page.waitForRequest("**/ctc/price/retrieve*")]
    await change()
    await expect.poll(async () => (await total()) || before).not.toBe(before)
    await asked
    return total()
  }
  const told = page.getByText(words.priceNotice.totalWas("|", "").split("|")[0] ?? "")
  for (const change of [
    () => bookPage.vehicle("van").check(),
    () => page.getByRole("radio", { name: words.booking.sizes.medium }).check(),
    () => bookPage.choosePlaces("Dubai Marina", "Fujairah"),
  ]) {
    const estimated = await estimateAfter(change)
    held.resolve()
    await expect(bookPage.summary.locator("[aria-busy=true]")).toHaveCount(0)
    expect(await total()).toBe(estimated)
  }
  await expect(told).toHaveCount(0)

  dearer = 10
  const estimated = await estimateAfter(() => bookPage.vehicle("car").check())
  held.resolve()
  await expect(told).toContainText(estimated)
  expect(await total()).not.toBe(estimated)
})

test("another address brings another price, and says so", async ({ page, words, bookPage, guestPage }) => {
  const { priceUpdated } = words.priceNotice
  // It disappears by itself, so each appearance is counted in the live region.
  await page.addInitScript((text) => {
    let times = 0
    Object.assign(window, { timesTold: () => times })
    const isTold = ({ textContent, parentElement }: Node) =>
      textContent === text && parentElement?.closest("[role=status]") != null
    const count = (changes: MutationRecord[]) => {
      times += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isTold).length
    }
    new MutationObserver(count).observe(document, { childList: true, subtree: true })
  }, priceUpdated)
  await openWith(page, "/go/book")
  const priceIn = async () => /\d+\.\d\d/.exec(await guestPage.summary.innerText())?.[0] ?? null
  await expect(guestPage.summary).toContainText(/\d+\.\d\d/)
  const before = await priceIn()
  // The component loads after the screen, and has now seen this price.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("mersal.shownTotal"))).not.toBeNull()
  // The first as a browser fills it in: a whole address, in which the place is found.
  await bookPage.choosePlaces("Villa 7, Dubai Marina, Dubai", "Fujairah")
  await expect(bookPage.pickup).toHaveValue(/^Dubai Marina/)
  await expect.poll(async () => (await priceIn()) ?? before).not.toBe(before)
  await expect.poll(() => page.evaluate("timesTold()")).toBeGreaterThan(0)
  await drawn(page)
  // A first price is not reported.
  expect(await page.evaluate("timesTold()")).toBe(1)
})

test("a total that is another one after a reload is told, with the one that was seen before", async ({
  page,
  words,
  guestPage,
}) => {
  await openWith(page, "/go/book")
  const seen = () => page.evaluate(() => localStorage.getItem("mersal.shownTotal"))
  await expect.poll(seen).not.toBeNull()
  const total = /\d+\.\d\d/.exec(await guestPage.summary.innerText())?.[0] ?? "no price"
  const telling = page.getByText(words.priceNotice.totalWas("|", "").split("|")[0] ?? "")
  // Nothing is reported if the price is unchanged.
  const teller = page.waitForResponse(builtScript("src/app/booking/PriceWatch.tsx"))
  await page.reload()
  await (await teller).finished()
  await drawn(page)
  await expect(telling).toHaveCount(0)

  // As left yesterday, under another price list.
  await page.evaluate(() => {
    const shown = JSON.parse(localStorage.getItem("mersal.shownTotal") ?? "{}")
    localStorage.setItem("mersal.shownTotal", JSON.stringify({ ...shown, total: { ...shown.total, minor: 123 } }))
  })
  await page.reload()
  await expect(telling).toContainText(/1\.23\D/)
  await expect(telling).toContainText(total)
})

test("a counter is heard in its last characters and turns at the limit, and what is pasted beyond it stays", async ({
  page,
  words,
  detailsPage,
}) => {
  await openWith(page, "/go/details")
  const building = detailsPage.building("pickup")
  const stop = detailsPage.stop("pickup")
  const colourOf = (text: string) =>
    stop.getByText(text, { exact: true }).evaluate((shown) => getComputedStyle(shown).color)
  const heard = (left: number) => stop.getByRole("status").filter({ hasText: words.details.charactersLeft(left) })
  await building.fill("x".repeat(74))
  const before = await colourOf("74/95")
  await expect(heard(21)).toHaveCount(0)
  await building.fill("x".repeat(75))
  await expect(heard(20)).toHaveCount(1)
  await building.fill("x".repeat(95))
  await expect.poll(() => colourOf("95/95")).not.toBe(before)
  await building.fill("x".repeat(100))
  await expect(stop.getByText("100/95", { exact: true })).toBeVisible()
  await expect(building).toHaveValue("x".repeat(100))
})

test("notifications are offered after a booking, with their reason, and asked for by a press alone", async ({
  page,
  pages,
}) => {
  await page.addInitScript(() => {
    // A Chromium without windows reports notifications as refused without asking.
    Object.defineProperty(Notification, "permission", { get: () => "default" })
    Notification.requestPermission = () => {
      const times = Number(sessionStorage.getItem("asked")) + 1
      sessionStorage.setItem("asked", String(times))
      // The first time the browser's question is closed without an answer.
      return Promise.resolve(times === 1 ? "default" : "denied")
    }
  })
  await page.route("**/v1.0/push/key", (route) =>
    route.fulfill({ json: { success: true, data: { publicKey: "BNo" }, errors: [] } }),
  )
  const asked = () => page.evaluate(() => sessionStorage.getItem("asked"))
  await openConfirmation(pages)
  const offer = page.getByRole("region", { name: pushOffer.title })
  await expect(offer.getByText(pushOffer.text)).toBeVisible()
  expect(await asked()).toBeNull()
  const accept = offer.getByRole("button", { name: pushOffer.accept })
  await accept.click()
  await expect.poll(asked).toBe("1")
  await accept.click()
  await expect(offer.getByRole("alert")).toHaveText(pushOffer.denied)
  expect(await asked()).toBe("2")
})

test("what was granted of a booking is not offered again after a reload", async ({ page, pages }) => {
  // A browser that grants permission, with its own push service.
  await page.addInitScript(() => {
    const granted = () => sessionStorage.getItem("granted") !== null
    Object.defineProperty(Notification, "permission", { get: () => (granted() ? "granted" : "default") })
    Notification.requestPermission = async () => {
      sessionStorage.setItem("granted", "")
      return "granted"
    }
    const address = { endpoint: "https://push.example/1", keys: { p256dh: "BNo", auth: "a" } }
    const pushManager = { subscribe: async () => ({ toJSON: () => address }) }
    Object.defineProperty(navigator.serviceWorker, "ready", { value: Promise.resolve({ pushManager }) })
  })
  await page.route("**/v1.0/push/key", (route) =>
    route.fulfill({ json: { success: true, data: { publicKey: "BNo" }, errors: [] } }),
  )
  await page.route("**/v1.0/bookings/*/push", (route) =>
    route.fulfill({ json: { success: true, data: null, errors: [] } }),
  )
  await openConfirmation(pages)
  const offer = page.getByRole("region", { name: pushOffer.title })
  await offer.getByRole("button", { name: pushOffer.accept }).click()
  await expect(offer).toContainText(pushOffer.accepted)
  // The foot of the page is out of sight, so that nothing waits for a press.
  await page.setViewportSize({ width: 360, height: 640 })
  await page.reload()
  await expect(offer).toContainText(pushOffer.accepted)
  await expect(offer.getByRole("button")).toHaveCount(0)
})

test("Back closes what is open over a page, and leaves the page with the next press", async ({
  page,
  words,
  account,
  bookPage,
  trackingPage,
}) => {
  // The extras beside the screens do not load: a popup does not need them.
  await page.route(builtScript("src/app/shell/Extras.tsx"), () => {})
  await trackingPage.open()
  await page.getByRole("banner").getByRole("link").first().click()
  await bookPage.heading.waitFor()
  await account.open()
  await page.goBack()
  await expect(account.dialog).toBeHidden()
  await expect(bookPage.heading).toBeVisible()
  const { guideOpen, mapOpen } = words.firstStep
  for (const opener of [
    page.getByRole("button", { name: guideOpen }),
    page.getByRole("button", { name: mapOpen }).first(),
  ]) {
    await opener.click()
    await expect(page.locator("dialog[open]")).toBeVisible()
    await page.goBack()
    await expect(page.locator("dialog[open]")).toBeHidden()
    // By now the browser has gone back, and is led forward again.
    await expect(page).toHaveURL(/\/go\/book$/)
    await expect(bookPage.heading).toBeVisible()
  }
  await page.goBack()
  await expect(trackingPage.heading).toBeVisible()
})

test("the first frame has the colours that were chosen, before any script of the application", async ({ context }) => {
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem("mersal.theme", "dark"))
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }))
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/go/book")
  await expect(page.locator("#page")).toBeEmpty()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await page.emulateMedia({ colorScheme: "dark" })
  await page.addInitScript(() => localStorage.setItem("mersal.theme", "light"))
  await page.reload()
  expect(await ground()).not.toBe(dark)
})

/** Fields and buttons without a border, and the focused one without an outline. */
const edgeless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const outlined = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
    }
    const edged = (element: Element): boolean => {
      const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element)
      return borderBlockEndStyle !== "none" && Number.parseFloat(borderBlockEndWidth) >= 1
    }
    const fields = [...document.querySelectorAll<HTMLElement>("main input, main select, main textarea")].filter(
      (field) => field.checkVisibility() && !/radio|checkbox/.test((field as HTMLInputElement).type),
    )
    const faults = fields.filter((field) => !edged(field) && !edged(field.parentElement ?? field)).map(({ id }) => id)
    const around = [focused, focused?.parentElement, focused?.closest("label")].filter((one) => one != null)
    return around.some(outlined) ? faults : [...faults, `no outline: ${focused?.outerHTML.slice(0, 80)}`]
  })

test("forced colours and more contrast keep edges and focus, and at 200 % nothing scrolls sideways", async ({
  page,
}) => {
  // The size of 1280 by 720 at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 360 })
  await page.emulateMedia({ forcedColors: "active", contrast: "more" })
  for (const path of screens) {
    await openWith(page, path)
    await page.locator("h1").waitFor()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    expect(await edgeless(page), path).toEqual([])
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overhang, path).toBeLessThanOrEqual(0)
  }
})

/** The controls that the bar at the foot covers in part while they are focused. */
const coveredByBar = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll("main form > *")].filter((part) =>
      /sticky|fixed/.test(getComputedStyle(part).position),
    )
    const covered: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      "main :is(input, select, textarea, button, summary)",
    )) {
      if (bars.some((bar) => bar.contains(control)) || !control.checkVisibility()) continue
      control.focus()
      const shown = (control instanceof HTMLInputElement && control.closest("label")) || control
      const { top, bottom } = shown.getBoundingClientRect()
      const over = bars.map((bar) => bar.getBoundingClientRect()).filter((bar) => bar.bottom > top)
      const depth = Math.max(0, ...over.map((bar) => bottom - bar.top))
      if (document.activeElement === control && depth > 0.5)
        covered.push(`${control.id || control.getAttribute("value") || control.textContent}: ${depth}`)
    }
    return covered
  })

test("what has the focus is never under the bar at the foot, on small screens and at 200 %", async ({ page }) => {
  const draft = { ...completeDraft, parcel: { ...completeDraft.parcel, note: "Ring twice. ".repeat(16) } }
  for (const [width, height] of [
    // The size of 1280 by 720 at 200 % zoom, and a phone.
    [640, 360],
    [195, 422],
    [320, 568],
    [412, 839],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ["/go/book", "/go/details", "/go/payment"]) {
      await openWith(page, path, draft)
      await page.locator("main form button[type=submit]").waitFor()
      await expect(page.getByText(/\d+\.\d\d/).first()).toBeVisible()
      expect(await coveredByBar(page), `${path} at ${width} by ${height}`).toEqual([])
    }
  }
})

test("a name of sixty letters without a space widens no page at 320 px", async ({ page, product, guestPage }) => {
  const name = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis"
  const expectFits = async (screen: string) => {
    await expect(page.getByRole("main")).toContainText(name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(320)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await openWith(page, "/go/guest", { ...completeDraft, guest: { ...completeDraft.guest, name } })
  await expect(guestPage.summary).toContainText(name)
  await expectFits("the summary")
  const { bkref } = await bookElsewhere(product, newPerson(name), { pickupDate: "2026-11-21" })
  await atWork(page, product, "ops", name)
  // A phone's board opens only what is due next, which may be another test's booking; a search shows its results.
  for (const path of [`/ops?q=${name}`, `/ops/bookings/${bkref}`]) {
    await page.goto(path)
    await expectFits(path)
  }
})
