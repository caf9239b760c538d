import { Outlet, useRouterState } from "@tanstack/react-router"
import { lazy, Suspense, useSyncExternalStore } from "react"
import { useTexts } from "../../environment/language.ts"
import { StaffMemberContext } from "../../environment/staff-member.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { StaffNotice } from "../../features/staff/StaffNotice.tsx"
import { StaffSignIn } from "../../features/staff/StaffSignIn.tsx"
import { sectionAt, sectionsOf } from "../../features/staff/staff-sections.ts"
import { Button } from "../../ui/Button.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { Dialog } from "../../ui/Dialog.tsx"
import { watchLine } from "../page/find-line.ts"
import { OfflineBanner } from "../shell/OfflineBanner.tsx"
import { PendingPage } from "../shell/PendingPage.tsx"
import frame from "../shell/Shell.module.css"
import styles from "./StaffFrame.module.css"
import { StaffHeader } from "./StaffHeader.tsx"
import { comingIn } from "./second-factor-composition.ts"
import { useSignOut } from "./sign-out.ts"
import {
  leaveStaffSession,
  openStaffSession,
  type StaffMember,
  type StaffSession,
  staffSession,
  watchStaffSession,
} from "./staff-session.ts"

watchLine()

const EnrolFirst = lazy(() =>
  withWords(["booking", "secondFactor"], async () => ({ default: (await import("./SecurityFrame.tsx")).EnrolFirst })),
)

/** Around the pages of staff: their own header, and a guard that shows a page only to its roles. */
export function StaffFrame() {
  const { shell, staff: words } = useTexts()
  const session = useSyncExternalStore(watchStaffSession, staffSession)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <div className={frame.shell}>
      <a className={frame.skip} href="#content">
        {shell.skipToContent}
      </a>
      <StaffHeader member={"member" in session ? session.member : null} />
      {/* A driver's page says itself what happens to his commands offline. */}
      {sectionAt(path)?.word !== "driver" && <OfflineBanner />}
      <main id="content" className={styles.main} tabIndex={-1}>
        <Guarded session={session} />
      </main>
      <Dialog
        open={session.state === "lost"}
        onClose={leaveStaffSession}
        title={words.signInAgainTitle}
        closeLabel={shell.close}
      >
        <div className="stack">
          <p className="text-muted">{words.signInAgainLead}</p>
          <StaffSignIn {...comingIn} onSignedIn={openStaffSession} />
        </div>
      </Dialog>
    </div>
  )
}

/** The page itself if it is for this person, else what to do instead. */
function Guarded({ session }: { session: StaffSession }) {
  const { staff: words } = useTexts()
  switch (session.state) {
    case "asking":
      return <PendingPage />
    case "guest":
      return (
        <StaffNotice title={words.signInTitle} text={words.signInLead}>
          <StaffSignIn {...comingIn} onSignedIn={openStaffSession} />
        </StaffNotice>
      )
    case "customer":
      return (
        <StaffNotice title={words.customerTitle} text={words.customerText(session.name)}>
          <SignOutButton />
        </StaffNotice>
      )
    case "mustEnrol":
      return (
        <Suspense fallback={<PendingPage />}>
          <EnrolFirst />
        </Suspense>
      )
    case "member":
    case "lost":
      return <MembersPage member={session.member} />
  }
}

function MembersPage({ member }: { member: StaffMember }) {
  const { staff: words } = useTexts()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const section = sectionAt(path)
  if (!section || section.roles.includes(member.role))
    return (
      <StaffMemberContext value={member}>
        <Outlet />
      </StaffMemberContext>
    )
  const [own] = sectionsOf(member.role)
  return (
    <StaffNotice title={words.wrongRoleTitle} text={words.wrongRoleText(member.name, words.roles[member.role])}>
      {own && (
        <a href={own.path} className={buttonClass({})}>
          {words.goToOwn(words.sections[own.word])}
        </a>
      )}
      <SignOutButton />
    </StaffNotice>
  )
}

function SignOutButton() {
  const { staff: words } = useTexts()
  const signOut = useSignOut()
  return (
    <Button variant="secondary" onClick={signOut}>
      {words.signOut}
    </Button>
  )
}
