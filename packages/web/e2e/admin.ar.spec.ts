import { inspect } from "./inspection.ts"
import { atWork } from "./staff.ts"
import { expect, test } from "./test.ts"

test("an admin reads his screens in Arabic, on a phone and beside it", async ({ page, product, words }) => {
  const { admin, ruleLab } = words
  await atWork(page, product, "admin", "Amal")
  await page.goto("/ops/rules")
  await expect(page.getByRole("heading", { level: 1, name: ruleLab.title })).toBeVisible()
  await expect(page.getByText(ruleLab.noDifference)).toBeVisible()
  await inspect(page, "the rule lab")
  await page.goto("/ops/admin/closures")
  await expect(page.getByText(admin.provisional).first()).toBeVisible()
  await inspect(page, "closures")
})
