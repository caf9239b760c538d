import { expect, test } from "./test.ts"

const hours = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

test("in a Qatari summer a bike is offered no hour from 10AM to 3PM, a car is, and a change of vehicle is told", async ({
  page,
  product,
  words,
  bookPage,
  detailsPage,
}) => {
  const offered = () =>
    detailsPage.slots.evaluateAll((slots: HTMLInputElement[]) =>
      slots.filter(({ disabled }) => !disabled).map(({ value }) => value),
    )
  const backToVehicles = async () => {
    await page.goBack()
    await expect(bookPage.heading).toBeVisible()
  }
  const notByVehicle = words.slotAlert.slotNotByVehicle("|", "|").split("|").at(-1) ?? ""
  await product.setClock("2026-07-14T07:00:00+03:00")
  await page.goto(`${product.urlOf("qatar.localhost")}/go/book`)
  await bookPage.fill("onDemand", ["Al Wakrah", "West Bay"])
  await expect(bookPage.vehicle("bike")).toBeChecked()
  await bookPage.proceed()
  await expect.poll(offered).toEqual(["9", ...hours(16, 21)])
  // The hours in between are shown as closed, each with its reason, and keys skip them.
  const shut = page.getByRole("radio", { name: words.details.shutWhy.vehicle })
  await expect(shut).toHaveCount(6)
  await expect(shut.first()).toBeDisabled()
  await detailsPage.slots.first().press("ArrowDown")
  await expect(detailsPage.slots.and(page.locator("[value='16']"))).toBeChecked()
  await detailsPage.slots.and(page.locator("[value='16']")).press("Home")
  await expect(detailsPage.slots.first()).toBeChecked()

  await backToVehicles()
  await bookPage.vehicle("car").check()
  await bookPage.proceed()
  await expect.poll(offered).toEqual(hours(9, 21))
  await detailsPage.slots.and(page.locator("[value='11']")).check()
  await expect(detailsPage.alert).toHaveCount(0)

  await backToVehicles()
  await bookPage.vehicle("bike").check()
  await bookPage.proceed()
  await expect.poll(offered).toEqual(["9", ...hours(16, 21)])
  await expect(detailsPage.alert).toContainText(notByVehicle)
  await expect(detailsPage.slots.first()).toBeChecked()
})
