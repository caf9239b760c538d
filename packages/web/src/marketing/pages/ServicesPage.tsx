import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { buttonClass } from "../../ui/button-class.ts"
import { usePage } from "../filled-page.ts"
import { Article, ArticlePart } from "../parts/Article.tsx"
import { Limits } from "../parts/Limits.tsx"
import { TitledList } from "../parts/PlainList.tsx"
import { TimetableList } from "../parts/TimetableList.tsx"
import styles from "./ServicesPage.module.css"

export function ServicesPage() {
  const { texts, facts, formats, language, bookingLink } = usePage()
  const words = texts.servicesPage
  const { live } = facts
  return (
    <Article title={words.title} lead={words.lead} sections={[]} callsToBook>
      {bookingTypes.map((type) => {
        const offer = live?.offers.find(({ bookingType }) => bookingType === type)
        return (
          <ArticlePart key={type} heading={words.types[type].heading}>
            <p>{words.types[type].text}</p>
            {live && (
              <TimetableList timetables={live.timetables.filter(({ bookingType }) => bookingType === type)} isBare />
            )}
            {live && offer && (
              <p className={styles.fare}>
                <span>{words.exampleFare(live.way.from.name[language], live.way.to.name[language])}</span>
                <span>
                  <strong>
                    <bdi>{formats.money(offer.price.toPay)}</bdi>
                  </strong>{" "}
                  {offer.price.vatPercent > 0 && <small>{texts.booking.includesVat(offer.price.vatPercent)}</small>}
                </span>
              </p>
            )}
          </ArticlePart>
        )
      })}
      <ArticlePart heading={words.alwaysHeading}>
        <TitledList items={words.always} />
        <p>
          <a href={bookingLink} className={buttonClass({})} data-screen>
            {texts.marketing.bookNow}
          </a>
        </p>
      </ArticlePart>
      <div className={styles.limits}>
        <Limits />
      </div>
    </Article>
  )
}
