import type { ReferenceValues } from "@mersal/domain/reference/reference-entry"
import type { ReactNode } from "react"
import { BannerPreview } from "../BannerPreview.tsx"
import type { FormState } from "../form/form-state.ts"
import { TariffPreviewPart } from "../TariffPreviewPart.tsx"
import type { FormKind } from "./kind-form.ts"

/** A preview of a typed value, before it applies. */
export type KindPreview<Kind extends FormKind> = (
  read: () => ReferenceValues[Kind] | null,
  form: FormState,
) => ReactNode

const previews: { readonly [Kind in FormKind]?: KindPreview<Kind> } = {
  tariffs: (read) => <TariffPreviewPart read={read} />,
  banners: (_, form) => <BannerPreview form={form} />,
}

export const previewOf = <Kind extends FormKind>(kind: Kind): KindPreview<Kind> | undefined =>
  previews[kind] as KindPreview<Kind> | undefined
