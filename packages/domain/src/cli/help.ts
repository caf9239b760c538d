export const help = `mersal-slots answers from a rule book what can be booked, until when, and why not.

  mersal-slots quote    [options]      the windows that can be booked, and when each shuts
  mersal-slots explain  [options]      every window of a date: open, or why not
  mersal-slots table    [options]      the day of a service, from one change to the next
  mersal-slots diff     <book> <book>  what changes from one book to the other
  mersal-slots book     [options]      the book itself as JSON, to begin one's own with

A book is a JSON file, - for standard input, or one that comes with the package: gulf,
london-bakery, night-courier.

  --book <book>        the book that is asked; gulf when not said
  --reading <name>     read the book in another of its ways; may be repeated
  --market <name>      all markets when not said; may be repeated
  --service <name>     all services when not said; may be repeated
  --json               the engine's own answers; with one --market and one --service one
                       answer, otherwise a list of { market, service, answer }

for quote and explain
  --now <instant>      2026-11-21T16:00:00+04:00; this moment when not said
  --tag <tag>          what is known of the parcel, such as its vehicle; may be repeated
  --route <name>       the class of the parcel's way
  --zone <zone>        an IANA time zone in place of the market's

for quote
  --from <date>        the first date; today when not said
  --days <number>      how many dates; 7 when not said

for explain
  --date <date>        today when not said
  --window <id>        this one only

  --help, --version

Ends with 0; diff with 1 when the books differ; 2 when there is no answer.`
