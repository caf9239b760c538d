import type { Weekday } from "@mersal/domain/calendar/local-date"
import type { MarketClosure } from "@mersal/domain/reference/reference-entry"
import type { WallTime } from "@mersal/domain/schedule/wall-time"
import { field, idField, optionsOf } from "../form/form-parts.ts"
import { emptyForm } from "../form/form-state.ts"
import type { KindForm } from "./kind-form.ts"

export const closureForm: KindForm<"closures"> = {
  parts: [
    idField,
    field("from", "firstDay", "text", { isLatin: true, hint: ({ hints }) => hints.day }),
    field("to", "lastDay", "text", { isLatin: true, hint: ({ hints }) => hints.day }),
    field("between.0", "startTime", "time", { isOptional: true }),
    field("between.1", "endTime", "time", { isOptional: true }),
    field("weekdays", "weekdays", "choices", {
      options: ({ weekdays }) =>
        Object.values(weekdays).map((label, at) => ({ value: String(at + 1), label: String(label) })),
      hint: ({ hints }) => hints.noneMeansAll,
    }),
    field("tags", "vehicles", "choices", {
      options: ({ vehicles }) => optionsOf(vehicles),
      hint: ({ hints }) => hints.noneMeansAll,
    }),
    field("source", "source", "text", { isOptional: true }),
    field("provisional", "provisional", "check"),
  ],
  fresh: () => emptyForm,
  typed: ({ id, from, to, between, weekdays = [], tags = [], source = "", provisional }) => ({
    ...emptyForm,
    texts: {
      id,
      from,
      to,
      "between.0": between?.[0] ?? "",
      "between.1": between?.[1] ?? "",
      weekdays: weekdays.join(","),
      tags: tags.join(","),
      source,
      provisional: provisional ? "yes" : "",
    },
  }),
  read: (reader): MarketClosure => {
    const between = [reader.text("between.0"), reader.text("between.1")] as [WallTime, WallTime]
    const weekdays = reader.choices("weekdays").map((day) => Number(day) as Weekday)
    const tags = reader.choices("tags")
    const source = reader.text("source")
    return {
      id: reader.text("id"),
      market: reader.market,
      from: reader.text("from") as MarketClosure["from"],
      to: reader.text("to") as MarketClosure["to"],
      ...(between.some((time) => String(time) !== "") && { between }),
      ...(weekdays.length > 0 && { weekdays }),
      ...(tags.length > 0 && { tags }),
      ...(source !== "" && { source }),
      ...(reader.check("provisional") && { provisional: true }),
    }
  },
}
