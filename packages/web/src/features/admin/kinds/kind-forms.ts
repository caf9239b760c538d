import { areaForm } from "./area-form.ts"
import { bannerForm } from "./banner-form.ts"
import { capacityForm } from "./capacity-form.ts"
import { closureForm } from "./closure-form.ts"
import { internationalRateForm } from "./international-rate-form.ts"
import type { FormKind, KindForm } from "./kind-form.ts"
import { promoForm } from "./promo-form.ts"
import { tariffForm } from "./tariff-form.ts"
import { taxRateForm } from "./tax-rate-form.ts"

const kindForms: { readonly [Kind in FormKind]: KindForm<Kind> } = {
  tariffs: tariffForm,
  promos: promoForm,
  closures: closureForm,
  areas: areaForm,
  banners: bannerForm,
  capacities: capacityForm,
  "tax-rates": taxRateForm,
  "international-rates": internationalRateForm,
}

/** In the order in which they are listed. */
export const formKinds = Object.keys(kindForms) as FormKind[]

export const formOf = <Kind extends FormKind>(kind: Kind): KindForm<Kind> => kindForms[kind] as KindForm<Kind>

export const isFormKind = (name: string): name is FormKind => Object.hasOwn(kindForms, name)
