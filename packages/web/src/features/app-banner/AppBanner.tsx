import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import styles from "./AppBanner.module.css"
import { isInstalled, isIphone, useInstalling } from "./installing.ts"

/** The download-the-app banner (section 2): the operator's apps if there are any, else an offer to install this one. */
export function AppBanner() {
  const { appBanner: words } = useTexts()
  const { productName, appStoreUrl, playStoreUrl } = useProduct()
  const install = useInstalling()
  if (isInstalled()) return null
  const badge = buttonClass({ variant: "secondary", size: "small" })
  const hasApps = appStoreUrl !== undefined || playStoreUrl !== undefined
  return (
    <aside className={styles.banner} aria-label={words.title(productName)}>
      <div className="stack gap-8">
        <p className={styles.title}>{words.title(productName)}</p>
        <p className="text-muted">{words.text}</p>
        <div className={styles.ways}>
          {appStoreUrl && (
            <a className={badge} href={appStoreUrl}>
              {words.appStore}
            </a>
          )}
          {playStoreUrl && (
            <a className={badge} href={playStoreUrl}>
              {words.playStore}
            </a>
          )}
          {!hasApps && install && (
            <Button variant="secondary" size="small" icon="download" onClick={install}>
              {words.install}
            </Button>
          )}
          {!hasApps && !install && (
            <p className={`text-small ${styles.byMenu}`}>{isIphone() ? words.onIphone : words.byMenu}</p>
          )}
        </div>
      </div>
      <figure className={styles.code}>
        <img src="/qr/app.svg" width={112} height={112} alt={words.code(productName)} loading="lazy" />
        <figcaption className="text-small text-muted">{words.scan}</figcaption>
      </figure>
    </aside>
  )
}
