import { useTexts } from "../../environment/language.ts"
import { Card } from "../../ui/Card.tsx"
import styles from "./Admin.module.css"
import type { FormState } from "./form/form-state.ts"

const sides = [
  { language: "en", direction: "ltr" },
  { language: "ar", direction: "rtl" },
] as const

/** A banner as customers will see it, in both languages, during typing. */
export function BannerPreview({ form }: { form: FormState }) {
  const { admin: words } = useTexts()
  return (
    <Card title={words.previewBanner} tone="sunken">
      <div className="columns">
        {sides.map(({ language, direction }) => (
          <div key={language} className={styles.banner} lang={language} dir={direction}>
            <p className={styles.bannerTitle}>{form.texts[`title.${language}`]}</p>
            <p className="text-small">{form.texts[`text.${language}`]}</p>
          </div>
        ))}
      </div>
    </Card>
  )
}
