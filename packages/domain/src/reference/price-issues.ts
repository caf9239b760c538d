import { bookingTypes } from "../booking/booking-type.ts"
import { vehicles } from "../booking/parcel/vehicle.ts"
import { isPickupId } from "../booking/windows/window-id.ts"
import type { ServiceArea } from "../places/service-area.ts"
import type { InternationalRate } from "../pricing/international.ts"
import type { Tariff } from "../pricing/tariff.ts"
import type { TaxRate } from "../pricing/vat.ts"
import { amountIssues, idIssues, issue, type ReferenceIssue, unless } from "./reference-issue.ts"

/**
 * The issues of a price list (D15): amounts are whole minor units and not negative, except window adjustments; its
 * routes join two different areas of its market, each pair once.
 *
 * @param areas the market's active areas
 */
export function tariffIssues(tariff: Tariff, areas: readonly Pick<ServiceArea, "id">[]): readonly ReferenceIssue[] {
  const { id, minimumMinor, rates, weight, betweenAreasMinor, routes, windowAdjustmentsMinor } = tariff
  const ofRates = bookingTypes.flatMap((bookingType) =>
    vehicles.flatMap((vehicle) => {
      const { baseMinor, includedKm, perKmMinor } = rates[bookingType][vehicle]
      const at = `rates.${bookingType}.${vehicle}`
      return [
        ...amountIssues(baseMinor, `${at}.base`),
        ...unless(includedKm >= 0, `${at}.includedKm`, "negative"),
        ...amountIssues(perKmMinor, `${at}.perKm`),
      ]
    }),
  )
  return [
    ...idIssues(id),
    ...amountIssues(minimumMinor, "minimum"),
    ...ofRates,
    ...unless(weight.includedKg >= 0, "weight.includedKg", "negative"),
    ...amountIssues(weight.perKgMinor, "weight.perKg"),
    ...amountIssues(betweenAreasMinor, "betweenAreas"),
    ...routes.flatMap((_, index) => routeIssues(routes, index, areas)),
    ...unless(
      Object.keys(windowAdjustmentsMinor).length <= mostWindows,
      "windowAdjustments",
      "too-long",
      `${mostWindows}`,
    ),
    ...Object.entries(windowAdjustmentsMinor).flatMap(([window, minor]) => [
      ...unless(isPickupId(window), `windowAdjustments.${window}`, "unknown-window"),
      ...amountIssues(Math.abs(minor), `windowAdjustments.${window}`),
    ]),
  ]
}

function routeIssues(
  routes: Tariff["routes"],
  index: number,
  areas: readonly Pick<ServiceArea, "id">[],
): readonly ReferenceIssue[] {
  const route = routes[index]
  if (!route) return []
  const { between, surchargeMinor } = route
  const at = `routes.${index}`
  const pairOf = (pair: readonly string[]) => [...pair].sort().join(" ")
  const isRepeated = routes.slice(0, index).some((other) => pairOf(other.between) === pairOf(between))
  const known = areas.map(({ id }) => id)
  return [
    ...between.flatMap((area, end) =>
      unless(known.includes(area), `${at}.between.${end}`, "unknown-area", known.join(", ")),
    ),
    ...unless(between[0] !== between[1] && !isRepeated, `${at}.between`, "same-area-twice"),
    ...amountIssues(surchargeMinor, `${at}.surcharge`),
  ]
}

/** The issues of a tax rate (D17): per cent from 0 to 100, to two decimals. */
export const taxRateIssues = ({ percent }: TaxRate): readonly ReferenceIssue[] => [
  ...unless(percent >= 0, "percent", "negative"),
  ...unless(percent <= 100, "percent", "above-100"),
  ...unless(hasTwoDecimals(percent), "percent", "not-an-amount"),
]

/** The issues of a price list for parcels abroad (D43): breaks ascend in weight and do not fall in price. */
export function internationalRateIssues({ id, breaks }: InternationalRate): readonly ReferenceIssue[] {
  const ofBreaks = breaks.flatMap(({ upToKg, priceMinor }, index) => {
    const before = breaks[index - 1]
    return [
      ...unless(upToKg > 0, `breaks.${index}.upToKg`, "not-positive"),
      ...amountIssues(priceMinor, `breaks.${index}.price`),
      ...unless(before === undefined || before.upToKg < upToKg, `breaks.${index}.upToKg`, "not-ascending"),
      ...unless(before === undefined || before.priceMinor <= priceMinor, `breaks.${index}.price`, "not-ascending"),
    ]
  })
  return [...idIssues(id), ...(breaks.length === 0 ? [issue("breaks", "missing")] : ofBreaks)]
}

export const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** A quote carries every window's adjustment, so their number is limited. */
const mostWindows = 40
