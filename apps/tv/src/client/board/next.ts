import type { PrayerDay } from '@minaret/contract'
import { clockOn, type BoardWords, type NowState } from '@minaret/screens/tv-board'
import type { Today } from './days.ts'
import type { Next } from './types.ts'

/** A congregation, whichever it is for. */
export type Held = { id: keyof typeof minutesOf; at: number; time: string; date: string }

/** Which of the mosque's settings a congregation goes by. */
const minutesOf = { fajr: 0, dhuhr: 0, jumuah: 0, asr: 0, maghrib: 0, isha: 0, taraweeh: 0, eid: 0 }

/** A day's congregations. On a day with a Jumu'ah, Dhuhr's are those. */
export function heldOn({ date, prayers, jumuah = [], eid, taraweeh }: PrayerDay): Held[] {
  const held: Held[] = []
  const add = (id: Held['id'], { time, at }: { time: string; at: string }) =>
    held.push({ id, at: Date.parse(at), time, date })
  for (const { prayer, jamaat } of prayers)
    if (jamaat && !(prayer === 'dhuhr' && jumuah.length > 0)) add(prayer, jamaat)
  for (const { at } of jumuah) add('jumuah', at)
  if (eid) for (const { at } of eid.prayers) add('eid', at)
  if (taraweeh) add('taraweeh', taraweeh)
  return held
}

const two = (value: number) => (value < 10 ? `0${value}` : String(value))

/** When what is waited for began to be waited for: at the last congregation or beginning, at most six hours ago. */
function waitFrom({ yesterday, today }: Today, now: number, isHeld: boolean): number {
  let from = now - 6 * 3_600_000
  const look = (at: number) => {
    if (at <= now && at > from) from = at
  }
  for (const day of [yesterday, today]) {
    if (isHeld) for (const { at } of heldOn(day)) look(at)
    else for (const { begins } of day.prayers) look(Date.parse(begins.at))
  }
  return from
}

/** The congregation that stands up next, or without one the prayer that begins next. */
export function boardNext(
  days: Today,
  { next, nextJamaat }: NowState,
  now: number,
  { t: { prayer: words }, format }: BoardWords,
): Next | undefined {
  const made = (kind: Next['kind'], id: string, date: string, name: string, time: string, at: number): Next => {
    // A second that has begun is over: it never says that more is left than is.
    const secondsLeft = Math.max(0, Math.floor((at - now) / 1000))
    const hours = Math.floor(secondsLeft / 3600)
    const minutes = Math.floor(secondsLeft / 60) % 60
    const from = waitFrom(days, now, kind === 'jamaat')
    const isLater = date > days.today.date
    const label =
      kind === 'jamaat'
        ? isLater
          ? words.nextJamaatTomorrow
          : words.nextJamaat
        : isLater
          ? words.nextPrayerTomorrow
          : words.nextPrayer
    return {
      id: `${id} ${at}`,
      kind,
      label,
      name,
      at: clockOn(format, time),
      left: {
        ...(hours > 0 && { hours: format.number(hours) }),
        minutes: format.digits(hours > 0 ? two(minutes) : String(minutes)),
        seconds: format.digits(two(secondsLeft % 60)),
      },
      secondsLeft,
      passed: at > from ? Math.min(1, Math.max(0, (now - from) / (at - from))) : 1,
    }
  }
  if (nextJamaat) {
    const { prayer, date, at, time, gathering } = nextJamaat
    const isEid = prayer === 'fitr' || prayer === 'adha'
    const name = isEid ? words.eid[prayer] : gathering ? words.jumuah : words.names[prayer]
    return made('jamaat', prayer, date, name, time, at.getTime())
  }
  if (!next) return undefined
  return made('prayer', next.prayer, next.date, words.names[next.prayer], next.begins.time, Date.parse(next.begins.at))
}
