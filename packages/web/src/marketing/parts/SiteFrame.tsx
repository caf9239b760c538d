import { wallClock } from "@mersal/domain/calendar/zone"
import { marketZone } from "@mersal/domain/market/market-zone"
import type { ReactNode } from "react"
import { FooterContent } from "../../app/shell/FooterContent.tsx"
import shell from "../../app/shell/Shell.module.css"
import { usePage } from "../filled-page.ts"
import { SiteHeader } from "./SiteHeader.tsx"

/** The frame of every page about the product. It looks like the frame of the application's screens. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { texts, facts, profile, language } = usePage()
  return (
    <div className={shell.shell}>
      <a className={shell.skip} href="#content">
        {texts.shell.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" className={shell.main} tabIndex={-1}>
        {children}
      </main>
      <FooterContent
        contacts={facts}
        companyLine={profile.companyLine}
        words={texts}
        language={language}
        year={wallClock(marketZone(profile.market.id), facts.now).date.slice(0, 4)}
        screenLink={(to, text) => (
          <a href={to} data-screen>
            {text}
          </a>
        )}
      />
    </div>
  )
}
