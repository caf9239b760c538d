import { classNames } from "../../ui/class-names.ts"
import styles from "./RouteRule.module.css"

/** The route line as a rule across a page: under the title it has just started, at the end it has arrived. */
export function RouteRule({ isUnderWay = false }: { isUnderWay?: boolean }) {
  return <div className={classNames(styles.rule, isUnderWay && styles.underWay)} aria-hidden="true" />
}
