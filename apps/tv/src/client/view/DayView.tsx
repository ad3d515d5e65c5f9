import type { Next, Orientation, TimesBoard } from '@minaret/display'
import {
  TvAlarm,
  TvCard,
  TvFacts,
  type TvFact,
  TvFrame,
  TvNext,
  TvNextLine,
  type TvNextProps,
  TvTable,
  type TvRow,
  TvTime,
} from '@minaret/ui/tv'
import { getCurrentCard } from './cards.ts'
import { Star } from './Star.tsx'
import { warningText } from './warnings.ts'
import type { TvMessages } from '../messages.ts'

export type DayViewProps = {
  board: TimesBoard
  orientation: Orientation
  messages: TvMessages
}

/** The sky behind the next jamaat, by the first word of its id. */
const phases: Record<string, TvNextProps['phase']> = {
  fajr: 'fajr',
  dhuhr: 'dhuhr',
  asr: 'asr',
  maghrib: 'maghrib',
  isha: 'isha',
}

const formatCountdown = ({ left: { hours, minutes, seconds } }: Next) =>
  (hours === undefined ? [] : [hours]).concat(minutes, seconds).join(':')

function createNextProps(next: Next, { prayer }: TvMessages) {
  const { id, label, name, time, secondsLeft } = next
  return {
    label,
    title: name,
    time,
    countdownLabel: prayer.in,
    countdown: formatCountdown(next),
    minutes: Math.ceil(secondsLeft / 60),
    phase: phases[id.split(' ')[0] ?? ''] ?? 'dhuhr',
  }
}

/** Slots for times next to each other; a period takes two. */
const factSlots = 3

/**
 * Sunrise, the fast in Ramadan, and the next period in which prayer is forbidden. Facts that do not fit next to each other
 * alternate.
 */
function listFacts({ facts, forbidden, turn }: TimesBoard, { tv }: TvMessages): TvFact[] {
  const allFacts: TvFact[] = facts.slice()
  const nextPeriod = forbidden.filter(({ cause, isPast }) => cause !== 'sunrise' && !isPast)[0]
  if (nextPeriod)
    allFacts.push({
      id: nextPeriod.cause,
      name: nextPeriod.cause === 'noon' ? tv.atNoon : tv.atSunset,
      time: nextPeriod.from,
      until: nextPeriod.until,
    })
  let freeSlots = 0
  const pages = allFacts.reduce<TvFact[][]>((result, fact) => {
    const slots = fact.until ? 2 : 1
    const lastPage = result[result.length - 1]
    if (lastPage && slots <= freeSlots) lastPage.push(fact)
    else result.push([fact])
    freeSlots = (lastPage && slots <= freeSlots ? freeSlots : factSlots) - slots
    return result
  }, [])
  return pages[turn % Math.max(1, pages.length)] || []
}

function createRows({ rows, jumuah }: TimesBoard, { prayer }: TvMessages): TvRow[] {
  const day: TvRow[] = rows
  if (!jumuah) return day
  const { day: mark, times } = jumuah
  return day.concat({ id: 'jumuah', name: prayer.jumuah, slots: times, ...(mark !== undefined && { mark }) })
}

/** The daytime board: the times, the next jamaat, and one card. */
export function DayView({ board, orientation, messages }: DayViewProps) {
  const { tv, prayer } = messages
  const { mosque, clock, date, hijri, hasJamaat, alarm, warnings, turn, forbidden, isDimmed, drift } = board
  const next = board.next && createNextProps(board.next, messages)
  const currentPeriod = forbidden.filter(({ isNow }) => isNow)[0]
  const warning = warnings[turn % Math.max(1, warnings.length)]
  const card = alarm ? undefined : getCurrentCard(board, orientation, messages)
  return (
    <TvFrame
      orientation={orientation}
      drift={drift}
      name={mosque}
      logo={<Star />}
      dates={[date, hijri]}
      clock={<TvTime time={clock} kind="clock" />}
      next={alarm ? <TvAlarm title={alarm.title} text={alarm.text} /> : next && <TvNext {...next} seed={mosque} />}
      facts={
        !alarm && (
          <TvFacts
            facts={listFacts(board, messages)}
            {...(currentPeriod && { warning: { text: tv.forbidden[currentPeriod.cause], until: currentPeriod.until } })}
          />
        )
      }
      table={
        <TvTable
          label={prayer.title}
          headings={{ begins: prayer.begins, ...(hasJamaat && { jamaat: prayer.jamaat }) }}
          rows={createRows(board, messages)}
        />
      }
      card={alarm ? next && <TvNextLine {...next} /> : card && <TvCard {...card} key={card.id} />}
      warnings={warning ? [warningText(warning, messages)] : []}
      night={isDimmed}
      seed={mosque}
    />
  )
}
