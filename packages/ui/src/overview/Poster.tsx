import { MediaCard } from '../card/MediaCard.tsx'
import { Meter } from '../meter/Meter.tsx'
import { Pattern } from '../pattern/Pattern.tsx'
import { Countdown } from '../prayer/Countdown.tsx'
import { NextHero } from '../prayer/NextHero.tsx'
import { PrayerStrip } from '../prayer/PrayerStrip.tsx'
import { PrayerTable } from '../prayer/PrayerTable.tsx'
import { Grid } from '../site/Page.tsx'
import { picture } from './pictures.ts'
import styles from './poster.module.css'
import { localisedColumns, maghrib, localisedMonth, now, localisedPrayers } from './sample.ts'
import { clockTime, hijriDay, longDay, pounds, type SampleText } from './words/index.ts'

/** A stopped clock, so that two screenshots are the same. */
const stoppedClock = () => now.getTime()

const grounds = ['paper', 'surface', 'sunken', 'line', 'accent-soft', 'motif', 'accent', 'accent-text', 'deep', 'ink']

interface SampleProps {
  /** The texts. */
  sample: SampleText
}

/** The day's hero, as on a home page. */
export const Day = ({ sample, level }: SampleProps & { level: 1 | 2 }) => (
  <NextHero
    phase="maghrib"
    seed="masjid-an-noor"
    level={level}
    date={`${longDay(sample, now)} · ${hijriDay(sample, now)}`}
    eyebrow={sample.prayer.next}
    title={sample.prayer.names.maghrib}
    countdownLabel={sample.prayer.in}
    countdown={<Countdown until={maghrib} from={now} clock={stoppedClock} label={sample.prayer.until} />}
    facts={[
      { label: sample.prayer.begins, value: clockTime(sample, '16:04') },
      { label: sample.prayer.jamaat, value: clockTime(sample, '16:11') },
    ]}
  >
    <PrayerStrip
      tone="night"
      label={sample.prayer.today}
      beginsLabel={sample.prayer.begins}
      jamaatLabel={sample.prayer.jamaat}
      items={localisedPrayers(sample)}
    />
  </NextHero>
)

/** The overview's masthead. */
export const Masthead = ({ sample }: SampleProps) => (
  <div className={styles.rounded}>
    <Day sample={sample} level={2} />
  </div>
)

/** The tenant's pattern, the palette of its seed colour, and the sizes of the display font. */
export const Colours = ({ sample, sample: { plate, causes } }: SampleProps) => (
  <>
    <div data-span="5" className={styles.plate}>
      <Pattern seed="masjid-an-noor" tile={132} fade="edge" />
      <h1>{plate.title}</h1>
      <p>{plate.lead}</p>
    </div>
    <div data-span="7" className={styles.tile}>
      <ul className={styles.swatches} aria-label={plate.palette}>
        {grounds.map((name) => (
          <li key={name} style={{ background: `var(--${name})` }} />
        ))}
      </ul>
      <div className={styles.scale} aria-hidden="true">
        <span style={{ fontSize: 'var(--text-5)' }}>{plate.friday(clockTime(sample, '13:15'))}</span>
        <span style={{ fontSize: 'var(--text-3)' }}>{causes.roof.title}</span>
      </div>
    </div>
  </>
)

/** Cards with a picture, and one with its own pattern. */
export function Cards({ sample, level = 2 }: SampleProps & { level?: 2 | 3 }) {
  const { causes } = sample
  return (
    <Grid>
      <MediaCard
        {...causes.roof}
        seed="roof"
        href="#roof"
        level={level}
        summary={undefined}
        image={picture('roof', '')}
        cue={causes.give}
      >
        <Meter
          label={causes.raised}
          value={12400}
          max={20000}
          text={causes.of(pounds(sample, 1_240_000), pounds(sample, 2_000_000))}
        />
      </MediaCard>
      <MediaCard
        {...causes.kitchen}
        seed="kitchen"
        href="#kitchen"
        level={level}
        image={picture('table', '')}
        cue={causes.give}
      />
      <MediaCard {...causes.zakat} seed="zakat" href="#zakat" level={level} cue={causes.give} />
      <MediaCard
        {...causes.library}
        seed="library"
        href="#library"
        level={level}
        image={picture('books', '')}
        cue={causes.more}
      />
    </Grid>
  )
}

/** A week of times. */
export const Times = ({ sample }: SampleProps) => (
  <PrayerTable
    caption={sample.prayer.week}
    dayLabel={sample.prayer.day}
    beginsLabel={sample.prayer.begins}
    jamaatLabel={sample.prayer.jamaat}
    todayLabel={sample.prayer.todayMark}
    columns={localisedColumns(sample)}
    rows={localisedMonth(sample).slice(18, 24)}
  />
)

/** Three scripts, each in its own font, whatever the page's language. */
export const Scripts = () => (
  <div className={styles.scripts}>
    <div lang="en" dir="ltr">
      <h3>The doors are open</h3>
      <p className={styles.caption}>Come for the prayer, stay for the company.</p>
    </div>
    <div lang="ar" dir="rtl">
      <h3>الأبواب مفتوحة</h3>
      <p className={styles.caption}>تعالوا للصلاة، وابقوا للصحبة الطيبة.</p>
    </div>
    <div lang="ur" dir="rtl">
      <h3>دروازے کھلے ہیں</h3>
      <p className={styles.caption}>نماز کے لیے آئیے، اور کچھ دیر ساتھ بیٹھیے۔</p>
    </div>
  </div>
)
