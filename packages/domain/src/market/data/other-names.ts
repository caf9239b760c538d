/** Common names of countries other than their official ones. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE"],
  GB: ["UK", "England", "Great Britain", "Scotland", "Wales", "بريطانيا", "إنجلترا"],
  NL: ["Holland"],
  SA: ["KSA"],
  TR: ["Türkiye"],
  US: ["USA", "America", "أمريكا"],
}
