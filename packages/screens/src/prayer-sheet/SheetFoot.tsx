import type { PrayerMonth } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import { methodWords } from '../today/index.ts'
import { jumuahSlots, latitudeSpans, type LatitudeSpan, type Remark, type Slot } from './days.ts'
import { Both, hijriName, type SheetLanguages, sheetTime, type SheetWords } from './words.tsx'

type FootProps = SheetLanguages & {
  tenant: TenantConfig
  times: PrayerMonth
  remarks: readonly Remark[]
  /** The site's address as people type it. */
  site: string
  /** Of its headings. */
  level: 'h2' | 'h3'
}

/** What stands under the days: Jumu'ah, what single days are marked for, and where all this comes from. */
export function SheetFoot({ tenant, times, remarks, site, level: Topic, ...languages }: FootProps) {
  const { first } = languages
  const { t, format } = first
  const slots = jumuahSlots(times.days)
  const isFasted = times.days.some(({ fasting }) => fasting)
  const isLate = times.days.some(({ date, prayers }) => prayers.some(({ begins }) => isNextDay(begins, date, times)))
  const { charityName = tenant.websiteName, charityNumber } = tenant
  return (
    <footer>
      <div className="told">
        {slots.length > 0 && (
          <section>
            <Topic className="topic">
              <Both {...languages} say={(words) => words.t.prayer.jumuah} />
            </Topic>
            <ul>
              {slots.map((slot) => (
                <li key={JSON.stringify(slot)}>
                  <Jumuah slot={slot} words={first} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {(remarks.length > 0 || isFasted || isLate) && (
          <section>
            <Topic className="topic">
              <Both {...languages} say={(words) => words.t.prayerSheet.notes} />
            </Topic>
            <ul className="remarks">
              {remarks.map((remark) => (
                <li key={JSON.stringify(remark)}>
                  <b>{t.prayerSheet.dated(format.day(remark.date))}</b> {remarkWords(remark, first)}
                </li>
              ))}
              {isFasted && <li>{t.prayerSheet.fasting}</li>}
              {isLate && <li>{t.prayerSheet.afterMidnight}</li>}
            </ul>
          </section>
        )}
      </div>
      <p className="source">{sourceWords(times, first)}</p>
      <p className="imprint">
        <span>
          {charityNumber &&
            t.footer.charity({ name: format.inText(charityName), number: format.inText(charityNumber) })}
        </span>
        <span dir="ltr">{site}</span>
        <span>{t.prayerSheet.version({ version: format.inText(times.version) })}</span>
      </p>
    </footer>
  )
}

/** Whether a time of a row is after the midnight that ends its day. */
const isNextDay = ({ at }: { at: string }, date: string, { timeZone }: Pick<PrayerMonth, 'timeZone'>) =>
  wallClock(new Date(at), timeZone).date > date

const between = ' · '

type JumuahDetails = Pick<Slot, 'at' | 'name' | 'venue' | 'language' | 'khatib'>

const jumuahText = ({ name, venue, language, khatib }: JumuahDetails, { format }: SheetWords) =>
  [name, venue, language, khatib].flatMap((each) => (each ? [format.inText(each)] : [])).join(between)

function Jumuah({ slot, words }: { slot: Slot; words: SheetWords }) {
  const { t, format } = words
  const rest = jumuahText(slot, words)
  const dates = slot.dates.map((date) => t.prayerSheet.dated(format.day(date)))
  return (
    <>
      <b>{sheetTime(format, slot.at.time)}</b> {rest}
      {!slot.always && ` (${new Intl.ListFormat(format.locale, { type: 'unit' }).format(dates)})`}
    </>
  )
}

function remarkWords(remark: Remark, words: SheetWords): string {
  const { t, format } = words
  if (remark.kind === 'hijri') return t.prayerSheet.monthBegins({ month: hijriName(words, remark.month) })
  if (remark.kind === 'clocks') return t.prayerSheet.clocks[remark.way]
  if (remark.kind === 'none') return t.prayerSheet.noneHeld({ prayer: t.prayer.names[remark.prayer] })
  if (remark.kind === 'note') return format.inText(remark.text)
  const times = remark.prayers.map((each) => `${format.clock(each.at.time)} ${jumuahText(each, words)}`.trim())
  const name = t.prayer.eid[remark.which]
  return times.length > 0 ? `${name}: ${times.join(', ')}` : name
}

/** `Tue 26 – Sun 31: … as for latitude 65.5 – 66 degrees`. */
function latitudeWords({ first, last, least, most }: LatitudeSpan, { t, format }: SheetWords): string {
  const day = (date: string) => t.prayerSheet.dated(format.day(date))
  const degrees = (value: number) => format.number(Math.round(value * 10) / 10)
  const range = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
  return t.prayerSheet.latitude({ days: range(day(first), day(last)), degrees: range(degrees(least), degrees(most)) })
}

/** Where times come from: the mosque's own timetable, or how and for where they were calculated. */
export function sourceWords(
  { days, calculation }: Pick<PrayerMonth, 'days' | 'calculation'>,
  words: SheetWords,
): string {
  const { t } = words
  const calculated = days.filter(({ source }) => source === 'calculated')
  if (calculated.length === 0) return t.prayerSheet.own
  return [
    calculated.length === days.length ? t.prayerSheet.calculated : t.prayerSheet.calculatedMarked,
    ...methodWords(calculation, words),
    ...latitudeSpans(days).map((span) => latitudeWords(span, words)),
  ].join(' ')
}
