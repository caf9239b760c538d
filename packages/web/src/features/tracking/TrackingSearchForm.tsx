import type { Reference } from "@mersal/domain/booking/order/reference"
import { spokenReference } from "@mersal/domain/booking/order/reference"
import type { Tracking } from "@mersal/domain/ports/driving/tracking-service"
import { type SearchField, searchFields, searchTrouble } from "@mersal/domain/tracking/global-search"
import { timeline } from "@mersal/domain/tracking/timeline"
import * as Result from "effect/Result"
import { type FormEvent, type ReactNode, useState } from "react"
import { useAccountDialog } from "../../environment/account-dialog.ts"
import { useAnalytics } from "../../environment/analytics.ts"
import { useTexts } from "../../environment/language.ts"
import { useServices } from "../../environment/services/services.ts"
import { useSession } from "../../environment/session.ts"
import { addAreas } from "../../environment/texts/dictionaries.ts"
import { trackingSearchAreas } from "../../environment/texts/tracking-search-areas.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Select } from "../../ui/Select.tsx"
import { TextField } from "../../ui/TextField.tsx"
import styles from "./Tracking.module.css"

addAreas(trackingSearchAreas)

export interface TrackingSearchProps {
  /** A link to a booking's status, with its content. */
  linkTo: (reference: Reference, content: ReactNode) => ReactNode
}

type Found = { readonly bookings: readonly Tracking[] } | { readonly trouble: string; readonly isOfBoth: boolean }

/**
 * The search (section 7, POST /order/tracking/global): a reference and the last four digits of one of its phones; for a
 * signed-in customer also his own bookings by phone or e-mail (D33).
 */
export function TrackingSearchForm({ linkTo }: TrackingSearchProps) {
  const { shell, tracking: known, trackingSearch: words } = useTexts()
  const { tracking } = useServices()
  const analytics = useAnalytics()
  const { isSignedIn } = useSession()
  const dialog = useAccountDialog()
  const [field, setField] = useState<SearchField>("reference")
  const [value, setValue] = useState("")
  const [lastFour, setLastFour] = useState("")
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(false)

  const search = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFound(null)
    setBusy(true)
    const answer = await tracking.search({ field, value, lastFour: field === "reference" ? lastFour : null })
    setBusy(false)
    if (Result.isSuccess(answer)) return setFound({ bookings: answer.success })
    const { kind } = searchTrouble(field, answer.failure._tag !== "NetworkFailure")
    const trouble = kind === "network" ? known.networkError : words.invalid(words.fields[field])
    analytics.track({ name: "WEB_TRACKING_FAILED", errorMessage: trouble })
    setFound({ trouble, isOfBoth: answer.failure._tag === "SearchFailed" && field === "reference" && lastFour !== "" })
  }
  // A guest proves that a booking is his by its reference; a phone number proves nothing.
  const mayFind = isSignedIn || field === "reference"
  return (
    <>
      <form className={styles.searchForm} noValidate onSubmit={search}>
        <Select
          label={words.field}
          value={field}
          onChange={(chosen) => {
            setField(searchFields.find((one) => one === chosen) ?? "reference")
            setFound(null)
          }}
          options={searchFields.map((one) => ({ value: one, label: words.ways[one] }))}
        />
        {mayFind ? (
          <>
            <TextField
              label={words.values[field]}
              hint={field === "reference" ? undefined : words.ownOnly}
              value={value}
              onChange={setValue}
              dir="ltr"
              type={inputTypes[field]}
              autoComplete={field === "reference" ? "off" : field === "phone" ? "tel" : "email"}
              spellCheck={false}
            />
            {field === "reference" && (
              <TextField
                label={words.lastFour}
                hint={words.lastFourHint}
                value={lastFour}
                onChange={setLastFour}
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
              />
            )}
            {found && "trouble" in found && (
              <div className={styles.across}>
                <Alert tone="danger" announce="now">
                  <p>{found.trouble}</p>
                  {found.isOfBoth && <p>{words.bothOfOne}</p>}
                </Alert>
              </div>
            )}
            <div>
              <Button type="submit" variant="secondary" icon="search" busy={isBusy} busyLabel={known.loading}>
                {words.submit}
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.across}>
            <Alert
              tone="info"
              announce="politely"
              actions={
                <Button
                  variant="secondary"
                  size="small"
                  icon="user"
                  busy={dialog.isLoading}
                  onClick={() => dialog.open("login")}
                >
                  {shell.loginOrSignUp}
                </Button>
              }
            >
              {words.signInFirst}
            </Alert>
          </div>
        )}
      </form>
      <div role="status">
        {found && "bookings" in found && (
          <>
            <p className={styles.found}>{words.results(found.bookings.length)}</p>
            <ul className={styles.results}>
              {found.bookings.map((booking) => (
                <li key={booking.reference}>
                  {linkTo(
                    booking.reference,
                    <>
                      <bdi dir="ltr" className={styles.reference}>
                        {spokenReference(booking.reference)}
                      </bdi>
                      <span className="text-muted">{known.steps[lastStep(booking)]}</span>
                    </>,
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}

const inputTypes = { reference: "text", phone: "tel", email: "email" } as const

const lastStep = ({ bookedAt, events }: Tracking) => timeline(bookedAt, events).at(-1)?.title ?? "orderPlaced"
