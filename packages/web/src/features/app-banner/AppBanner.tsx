import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import styles from "./AppBanner.module.css"
import { installsByMenu, isInstalled, useInstalling } from "./installing.ts"

/** The download-the-app banner (section 2): the operator's apps where there are some, else this one, installed. */
export function AppBanner() {
  const { appBanner: words } = useTexts()
  const { productName, appStoreUrl, playStoreUrl } = useProduct()
  const install = useInstalling()
  if (isInstalled()) return null
  const badge = buttonClass({ variant: "secondary", size: "small" })
  const hasApps = appStoreUrl !== undefined || playStoreUrl !== undefined
  const byMenu = installsByMenu()
  // Where a phone can do nothing of it, only a wide screen has something to show: the code.
  const isCodeAlone = !hasApps && !install && !byMenu
  return (
    <aside
      className={isCodeAlone ? `${styles.banner} ${styles.codeAlone}` : styles.banner}
      aria-label={words.title(productName)}
    >
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
          {!hasApps && !install && byMenu && <p className="text-small">{words.onIphone}</p>}
        </div>
      </div>
      <figure className={styles.code}>
        <img src="/qr/app.svg" width={112} height={112} alt={words.code(productName)} loading="lazy" />
        <figcaption className="text-small text-muted">{words.scan}</figcaption>
      </figure>
    </aside>
  )
}
