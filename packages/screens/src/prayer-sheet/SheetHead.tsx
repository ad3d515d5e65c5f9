import type { PrayerMonth } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'
import { girih } from '@minaret/ui'
import { useId } from 'react'
import { hijriSpans } from './days.ts'
import { InEachLanguage, hijriName, type SheetLanguages, type SheetMessages } from './sheetMessages.tsx'

type HeadProps = SheetLanguages & { tenant: TenantConfig; times: PrayerMonth; level: 'h1' | 'h2' }

/** The header of a printed timetable: mosque and month. */
export function SheetHead({ tenant, times, level: Heading, ...languages }: HeadProps) {
  const { websiteName, contact, logo } = tenant
  const { year, month, days } = times
  return (
    <header>
      <div className="owner">
        {logo ? <img src={logo} alt="" /> : <Star />}
        <div>
          <p className="mosque" dir="auto">
            {websiteName}
          </p>
          {contact.address && (
            <p className="address" dir="auto">
              {contact.address}
            </p>
          )}
        </div>
      </div>
      <div className="period">
        <Heading>
          <span className="visually-hidden">{languages.first.t.prayer.title}, </span>
          <InEachLanguage {...languages} texts={({ format }) => format.month(year, month)} />
        </Heading>
        <p className="hijris">
          <InEachLanguage {...languages} texts={(messages) => hijriMonths(hijriSpans(days), messages)} />
        </p>
      </div>
      <Band seed={websiteName} />
    </header>
  )
}

/** `Jumada al-Ula – Jumada al-Akhirah 1448`; a shared year appears only once. */
function hijriMonths(spans: ReturnType<typeof hijriSpans>, messages: SheetMessages): string {
  const parts = spans.map(({ month, year }, index) =>
    spans[index + 1]?.year === year
      ? hijriName(messages, month)
      : messages.t.prayer
          .hijri({ day: '', month: hijriName(messages, month), year: messages.format.number(year) })
          .trim(),
  )
  return parts.join(' – ')
}

/** The UI library's star, for a mosque without a logo. */
function Star() {
  return (
    <svg className="star" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z" />
    </svg>
  )
}

const tiles = 40

/** A row of the mosque's pattern along the edge. */
function Band({ seed }: { seed: string }) {
  const { size, path } = girih({ seed })
  const id = useId()
  return (
    <svg
      className="band"
      viewBox={`0 0 ${tiles * size} ${size}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="0.9" strokeLinejoin="round" />
        </pattern>
      </defs>
      <rect width={tiles * size} height={size} fill={`url(#${id})`} />
    </svg>
  )
}
