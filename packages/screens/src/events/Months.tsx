import type { Event } from '@minaret/contract'
import { dateIn } from '@minaret/domain'
import { Section } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { EventRows } from '../event-cards/index.ts'

/** Groups events by the month in which they start, in order. */
function groupByMonth(events: readonly Event[]): [string, Event[]][] {
  const months = new Map<string, Event[]>()
  for (const event of events) {
    const month = dateIn(event.timeZone, Date.parse(event.starts)).slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months]
}

/** Sections of events by month. */
export function Months({ events }: { events: readonly Event[] }) {
  const { format } = useMessages()
  return groupByMonth(events).map(([month, monthEvents]) => {
    const [year = 1970, number = 1] = month.split('-').map(Number)
    const title = format.month(year, number)
    return (
      <Section key={month} title={title} id={month}>
        <EventRows events={monthEvents} label={title} />
      </Section>
    )
  })
}
