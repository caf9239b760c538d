import { earliestClosing, nextClosing } from "@mersal/domain/site/offer"
import { buttonClass } from "../../ui/button-class.ts"
import { StepLine } from "../../ui/StepLine.tsx"
import { usePage } from "../filled-page.ts"
import { CallToBook } from "../parts/CallToBook.tsx"
import { Countdown } from "../parts/Countdown.tsx"
import { EarliestPickup } from "../parts/EarliestPickup.tsx"
import { Limits } from "../parts/Limits.tsx"
import { PriceCard } from "../parts/PriceCard.tsx"
import { TimetableList } from "../parts/TimetableList.tsx"
import { WayPicture } from "../parts/WayPicture.tsx"
import styles from "./LandingPage.module.css"

/** The landing page: closing time, price and destination come before anything else. */
export function LandingPage() {
  const { texts, facts, country, cityTime, bookingLink, pageLink, language } = usePage()
  const words = texts.landing
  const { live } = facts
  return (
    <>
      <section className={styles.hero}>
        <div className={`container ${styles.composed}`}>
          <div className={styles.opening}>
            <NextClosing />
            <h1 className="text-display">{words.title}</h1>
            <p className={styles.lead}>{words.lead(facts.productName, country)}</p>
            <p className={`cluster ${styles.ways}`}>
              <a href={bookingLink} className={buttonClass({})} data-screen>
                {texts.marketing.bookNow}
              </a>
              <a href="/tracking" className={buttonClass({ variant: "ghost" })} data-screen>
                {texts.marketing.trackNow}
              </a>
            </p>
          </div>
          <div className={styles.picture} id="way-picture">
            {live && <WayPicture live={live} />}
          </div>
          <PriceCard />
        </div>
      </section>

      <section className={styles.band}>
        <div className="container">
          <h2>{words.stepsHeading}</h2>
          <StepLine steps={words.steps} />
        </div>
      </section>

      {live && (
        <section className={`container ${styles.beside}`}>
          <div className={styles.intro}>
            <h2>{words.timesHeading}</h2>
            <p className="text-muted">{words.timesLead(cityTime)}</p>
          </div>
          <TimetableList timetables={live.timetables} />
        </section>
      )}

      <section className={styles.band}>
        <div className="container">
          <Limits />
        </div>
      </section>

      <section className={`container ${styles.beside}`}>
        <h2 className={styles.intro}>{words.promisesHeading}</h2>
        <ul role="list" className={styles.promises}>
          {words.promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      {live && (
        <section className={styles.band}>
          <div className={`container ${styles.coverage}`}>
            <div>
              <h2>{words.coverageHeading(country)}</h2>
              <p className="text-muted">{words.coverageLead}</p>
            </div>
            <ul role="list" className={styles.cities}>
              {live.areas.map(({ id, city }) => (
                <li key={id}>{city[language]}</li>
              ))}
            </ul>
            <p>
              <a href={pageLink("/shyft-courier-uae-delivery-service-coverage")}>{words.coverageMore}</a>
            </p>
          </div>
        </section>
      )}

      <section className={`container ${styles.beside}`}>
        <h2 className={styles.intro}>{words.moreHeading}</h2>
        <MoreLinks />
      </section>

      <div className="container">
        <CallToBook />
      </div>
    </>
  )
}

/** 'Same Day closes in 2 h 14 min, Dubai time', or that today is over, and when the next pick-up is. */
function NextClosing() {
  const { texts, facts, cityTime } = usePage()
  if (facts.live === null || facts.live.offers.length === 0) return null
  const next = nextClosing(facts.live.offers)
  return (
    <p className={styles.closing} id="next-closing">
      <span className={styles.dot} aria-hidden="true" />
      {next === null ? (
        <>
          {texts.landing.closedToday} <EarliestPickup closing={earliestClosing(facts.live.offers)} />
        </>
      ) : (
        <Countdown
          until={next.closing.orderBy}
          sentence={(left) =>
            `${texts.landing.closesIn(texts.booking.types[next.offer.bookingType], left)} · ${cityTime}`
          }
        />
      )}
    </p>
  )
}

function MoreLinks() {
  const { texts, pageLink, hospitalsLink } = usePage()
  const { business, hospitals, international } = texts.landing.more
  const links = [
    { to: pageLink("/business/"), ...business },
    { to: hospitalsLink, ...hospitals },
    { to: pageLink("/international"), ...international },
  ]
  return (
    <ul role="list" className={styles.more}>
      {links.map(({ to, title, text }) => (
        <li key={to}>
          <h3>
            <a href={to}>{title}</a>
          </h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
