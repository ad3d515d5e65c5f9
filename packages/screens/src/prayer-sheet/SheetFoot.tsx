import type { PrayerMonth } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import { methodSentences } from '../today/index.ts'
import { jumuahSlotsOf, latitudeSpans, type LatitudeSpan, type Remark, type JumuahSlot } from './days.ts'
import { InEachLanguage, hijriName, type SheetLanguages, sheetTime, type SheetMessages } from './sheetMessages.tsx'

type FootProps = SheetLanguages & {
  tenant: TenantConfig
  times: PrayerMonth
  remarks: readonly Remark[]
  /** The site's host name. */
  site: string
  /** The level of its headings. */
  level: 'h2' | 'h3'
}

/** The footer of a printed timetable: Jumu'ah, notes on individual days, and the source of the times. */
export function SheetFoot({ tenant, times, remarks, site, level: Topic, ...languages }: FootProps) {
  const { first } = languages
  const { t, format } = first
  const slots = jumuahSlotsOf(times.days)
  const hasFasting = times.days.some(({ fasting }) => fasting)
  const hasTimesAfterMidnight = times.days.some(({ date, prayers }) =>
    prayers.some(({ begins }) => isNextDay(begins, date, times)),
  )
  const { charityName = tenant.websiteName, charityNumber } = tenant
  return (
    <footer>
      <div className="notes">
        {slots.length > 0 && (
          <section>
            <Topic className="topic">
              <InEachLanguage {...languages} texts={(messages) => messages.t.prayer.jumuah} />
            </Topic>
            <ul>
              {slots.map((slot) => (
                <li key={JSON.stringify(slot)}>
                  <Jumuah slot={slot} messages={first} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {(remarks.length > 0 || hasFasting || hasTimesAfterMidnight) && (
          <section>
            <Topic className="topic">
              <InEachLanguage {...languages} texts={(messages) => messages.t.prayerSheet.notes} />
            </Topic>
            <ul className="remarks">
              {remarks.map((remark) => (
                <li key={JSON.stringify(remark)}>
                  <b>{t.prayerSheet.dated(format.day(remark.date))}</b> {remarkText(remark, first)}
                </li>
              ))}
              {hasFasting && <li>{t.prayerSheet.fasting}</li>}
              {hasTimesAfterMidnight && <li>{t.prayerSheet.afterMidnight}</li>}
            </ul>
          </section>
        )}
      </div>
      <p className="source">{sourceText(times, first)}</p>
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

/** Whether a time of a row is after midnight. */
const isNextDay = ({ at }: { at: string }, date: string, { timeZone }: Pick<PrayerMonth, 'timeZone'>) =>
  wallClock(new Date(at), timeZone).date > date

const separator = ' · '

type JumuahDetails = Pick<JumuahSlot, 'at' | 'name' | 'venue' | 'language' | 'khatib'>

const jumuahText = ({ name, venue, language, khatib }: JumuahDetails, { format }: SheetMessages) =>
  [name, venue, language, khatib].flatMap((text) => (text ? [format.inText(text)] : [])).join(separator)

function Jumuah({ slot, messages }: { slot: JumuahSlot; messages: SheetMessages }) {
  const { t, format } = messages
  const details = jumuahText(slot, messages)
  const dates = slot.dates.map((date) => t.prayerSheet.dated(format.day(date)))
  return (
    <>
      <b>{sheetTime(format, slot.at.time)}</b> {details}
      {!slot.always && ` (${formatList(dates, format)})`}
    </>
  )
}

const formatList = (texts: readonly string[], { locale }: SheetMessages['format']) =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(texts)

function remarkText(remark: Remark, messages: SheetMessages): string {
  const { t, format } = messages
  if (remark.kind === 'hijri') return t.prayerSheet.monthBegins({ month: hijriName(messages, remark.month) })
  if (remark.kind === 'clocks') return t.prayerSheet.clocks[remark.direction]
  if (remark.kind === 'none') return t.prayerSheet.noneHeld({ prayer: t.prayer.names[remark.prayer] })
  if (remark.kind === 'note') return format.inText(remark.text)
  const times = remark.prayers.map((prayer) => `${format.clock(prayer.at.time)} ${jumuahText(prayer, messages)}`.trim())
  const name = t.prayer.eid[remark.eid]
  return times.length > 0 ? `${name}: ${formatList(times, messages.format)}` : name
}

/** `Tue 26 – Sun 31: … as for latitude 65.5 – 66 degrees`. */
function latitudeText({ first, last, minLatitude, maxLatitude }: LatitudeSpan, { t, format }: SheetMessages): string {
  const formatDay = (date: string) => t.prayerSheet.dated(format.day(date))
  const formatDegrees = (value: number) => format.number(Math.round(value * 10) / 10)
  const formatRange = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
  return t.prayerSheet.latitude({
    days: formatRange(formatDay(first), formatDay(last)),
    degrees: formatRange(formatDegrees(minLatitude), formatDegrees(maxLatitude)),
  })
}

/** The source of the times: the mosque's own timetable, or the calculation method and location. */
export function sourceText(
  { days, calculation }: Pick<PrayerMonth, 'days' | 'calculation'>,
  messages: SheetMessages,
): string {
  const { t } = messages
  const calculatedDays = days.filter(({ source }) => source === 'calculated')
  if (calculatedDays.length === 0) return t.prayerSheet.own
  return [
    calculatedDays.length === days.length ? t.prayerSheet.calculated : t.prayerSheet.calculatedMarked,
    ...methodSentences(calculation, messages),
    ...latitudeSpans(days).map((span) => latitudeText(span, messages)),
  ].join(' ')
}
