import { sanitise } from "@mersal/domain/booking/draft/text-sanitiser"
import {
  chargeableKg,
  type ParcelKind,
  type ParcelSize,
  parcelKinds,
  parcelSizes,
  presetParcels,
  type Sides,
} from "@mersal/domain/booking/parcel/parcel"
import { fieldCounter } from "@mersal/domain/market/field-counter"
import { fieldLimits } from "@mersal/domain/market/field-limits"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Picture, type PictureName } from "../../ui/Picture.tsx"
import { RadioCards } from "../../ui/RadioCards.tsx"
import { Select } from "../../ui/Select.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { type BookField, measureNames, type OwnMeasures } from "./book-issues.ts"
import styles from "./ParcelFields.module.css"
import type { ParcelForm } from "./parcel-form.ts"

const pictures: Readonly<Record<ParcelSize, PictureName>> = {
  document: "document",
  small: "small-box",
  medium: "medium-box",
  large: "large-box",
  own: "own-box",
}

/** "35 × 25 × 2" without line breaks, and in this order also within Arabic. */
const boxText = (sides: Sides): string => `\u2066${sides.join("\u00a0×\u00a0")}\u2069`

interface ParcelFieldsProps {
  form: ParcelForm
  errors: Partial<Record<BookField, string>>
  onEdit: (...fields: readonly BookField[]) => void
  onLeave: (field: BookField) => void
}

/** The parcel (D19): size, contents, and a note to the driver. */
export function ParcelFields({ form, errors, onEdit, onLeave }: ParcelFieldsProps) {
  const { booking: words, firstStep, details } = useTexts()
  const formats = useFormats()
  const { parcel, measures, chooseSize, typeMeasure, changeParcel } = form

  const describe = (size: ParcelSize): string => {
    if (size === "own") return firstStep.ownSizeNote
    const { weightGrams, sidesCm } = presetParcels[size]
    return firstStep.sizeLimit(weightGrams / 1_000, boxText(sidesCm))
  }
  const measure = (name: keyof OwnMeasures) => {
    const field = `parcel-${name}` as const
    return (
      <TextField
        key={name}
        id={field}
        label={firstStep[name]}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={measures[name]}
        onChange={(text) => {
          onEdit(field)
          typeMeasure(name, text)
        }}
        onBlur={() => onLeave(field)}
        error={errors[field]}
      />
    )
  }
  return (
    <div className="stack gap-24">
      <RadioCards
        id="parcel-size"
        legend={firstStep.sizeLegend}
        layout="tiles"
        columns={3}
        value={parcel.size}
        onChange={(size) => {
          onEdit("parcel-size", ...measureNames.map((name) => `parcel-${name}` as const))
          chooseSize(size)
        }}
        error={errors["parcel-size"]}
        options={parcelSizes.map((size) => ({
          value: size,
          title: words.sizes[size],
          description: describe(size),
          picture: <Picture name={pictures[size]} />,
        }))}
      />
      {parcel.size === "own" && (
        <div className="stack gap-8">
          <div className={styles.measures}>{measureNames.map(measure)}</div>
          <p className="text-muted text-small">{firstStep.chargeableWeight(formats.number(chargeableKg(parcel)))}</p>
        </div>
      )}
      <div className={styles.kinds}>
        <Select
          label={firstStep.kindLabel}
          value={parcel.kind}
          onChange={(kind) => changeParcel({ kind: kind as ParcelKind })}
          options={parcelKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        />
        {parcel.kind === "other" && (
          <TextField
            id="parcel-otherKind"
            label={firstStep.otherKind}
            optionalMark={words.optional}
            autoComplete="off"
            value={parcel.otherKind}
            onChange={(text) => {
              onEdit("parcel-otherKind")
              changeParcel({ otherKind: sanitise(text) })
            }}
            counter={{ ...fieldCounter(parcel.otherKind, fieldLimits.otherKind), say: details.charactersLeft }}
            error={errors["parcel-otherKind"]}
          />
        )}
      </div>
      <TextField
        id="parcel-note"
        label={words.note}
        optionalMark={words.optional}
        multiline
        autoComplete="off"
        value={parcel.note}
        onChange={(text) => {
          onEdit("parcel-note")
          changeParcel({ note: sanitise(text) })
        }}
        counter={{ ...fieldCounter(parcel.note, fieldLimits.description), say: details.charactersLeft }}
        error={errors["parcel-note"]}
      />
    </div>
  )
}
