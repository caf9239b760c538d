import { type DeskCommand, possibleCommands } from "@mersal/domain/machines/delivery/desk-commands"
import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import { Link } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
import { useTexts } from "../../../environment/language.ts"
import { useStaffMember } from "../../../environment/staff-member.ts"
import { Button } from "../../../ui/Button.tsx"
import { buttonClass } from "../../../ui/button-class.ts"
import { Icon } from "../../../ui/Icon.tsx"
import { CommandDialog } from "../commands/CommandDialog.tsx"
import { type DriverNames, useNamesOfBooking } from "../driver-names.ts"
import { ExceptionList } from "../ExceptionList.tsx"
import { KeysHelp } from "../keys/KeysHelp.tsx"
import { useKeys } from "../keys/keys.ts"
import { LiveMark } from "../LiveMark.tsx"
import type { MarketSearch } from "../market-search.ts"
import { StateBadge } from "../StateBadge.tsx"
import styles from "./BookingFile.module.css"
import { History } from "./History.tsx"
import { MoneyFacts } from "./MoneyFacts.tsx"
import { Notes } from "./Notes.tsx"
import { Proofs } from "./Proofs.tsx"
import { WayFacts } from "./WayFacts.tsx"

interface BookingFilePageProps {
  file: BookingFile
  names: DriverNames
  isOld: boolean
  /** The documents issued for it. */
  papers: ReactNode
  onChanged: () => void
  /** The board to go back to. */
  home: MarketSearch
  onBack: () => void
}

/** A whole booking: its possible commands, its facts and its history. */
export function BookingFilePage({ file, names, isOld, papers, home, onChanged, onBack }: BookingFilePageProps) {
  const { dispatch: words } = useTexts()
  const { booking, now, till } = file
  const namesOfBooking = useNamesOfBooking(names, file)
  // Admins only look; dispatchers give commands (D34).
  const mayMove = useStaffMember().role === "ops"
  const possible = mayMove ? possibleCommands(now.state, till) : []
  const [command, setCommand] = useState<DeskCommand | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const open = (wanted: DeskCommand) => () => {
    if (possible.includes(wanted)) setCommand(wanted)
  }
  const keys = useKeys({
    assign: open("assign"),
    reschedule: open("reschedule"),
    hold: open(possible.includes("release") ? "release" : "hold"),
    cancel: open("cancel"),
    note: () => document.getElementById("note")?.focus(),
    help: () => setHelpOpen(true),
    back: onBack,
  })
  const labels: Readonly<Record<DeskCommand, string>> = {
    assign: now.driver === null ? words.assign : words.reassign,
    unassign: words.unassign,
    reschedule: words.reschedule,
    hold: words.hold,
    release: words.release,
    takeCash: words.takeCash,
    refund: words.refund,
    cancel: words.cancel,
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/ops" search={home} className={styles.back}>
          <Icon name="arrow-left" size={16} />
          {words.backToBoard}
        </Link>
        <div className={styles.heading}>
          <h1 className={styles.title}>
            <bdi>{words.title(booking.reference)}</bdi>
          </h1>
          <StateBadge state={now.state} />
          <LiveMark isOld={isOld} />
        </div>
        <ExceptionList exceptions={file.exceptions} />
        {possible.length > 0 && (
          <section aria-label={words.commands} className={styles.commands}>
            {possible.map((one) => (
              <Button
                key={one}
                size="small"
                variant={one === "assign" && now.driver === null ? "primary" : "secondary"}
                onClick={() => setCommand(one)}
              >
                {labels[one]}
              </Button>
            ))}
          </section>
        )}
        <nav aria-label={words.links} className="cluster">
          <a
            href={`/tracking/status?bookingId=${booking.reference}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: "ghost", size: "small" })}
          >
            <Icon name="map-pin" size={16} />
            {words.tracking}
          </a>
          <a
            href={`/go/payment-recipt/${booking.reference}`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: "ghost", size: "small" })}
          >
            <Icon name="file-text" size={16} />
            {words.receipt}
          </a>
          <KeysHelp
            commands={mayMove ? ["assign", "reschedule", "hold", "cancel", "note", "back", "help"] : ["back", "help"]}
            keys={keys}
            open={isHelpOpen}
            onOpen={setHelpOpen}
          />
        </nav>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <WayFacts file={file} names={namesOfBooking} />
          <MoneyFacts file={file} />
          {papers}
          <Proofs file={file} />
        </div>
        <div className={styles.column}>
          <Notes file={file} mayWrite={mayMove} onWritten={onChanged} />
          <History file={file} names={namesOfBooking} />
        </div>
      </div>
      <CommandDialog
        command={command}
        entry={file}
        names={names}
        onDone={() => {
          setCommand(null)
          onChanged()
        }}
        onClose={() => {
          setCommand(null)
          onChanged()
        }}
      />
    </div>
  )
}
