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
import { clockTime, hijriDay, longDay, pounds, type Words } from './words/index.ts'

/** A stopped clock, so that two screenshots are the same. */
const stoppedClock = () => now.getTime()

const grounds = ['paper', 'surface', 'sunken', 'line', 'accent-soft', 'motif', 'accent', 'accent-text', 'deep', 'ink']

interface WordsProps {
  /** The texts. */
  words: Words
}

/** The day's hero, as on a home page. */
export const Day = ({ words, level }: WordsProps & { level: 1 | 2 }) => (
  <NextHero
    phase="maghrib"
    seed="masjid-an-noor"
    level={level}
    date={`${longDay(words, now)} · ${hijriDay(words, now)}`}
    eyebrow={words.prayer.next}
    title={words.prayer.names.maghrib}
    countdownLabel={words.prayer.in}
    countdown={<Countdown until={maghrib} from={now} clock={stoppedClock} label={words.prayer.until} />}
    facts={[
      { label: words.prayer.begins, value: clockTime(words, '16:04') },
      { label: words.prayer.jamaat, value: clockTime(words, '16:11') },
    ]}
  >
    <PrayerStrip
      tone="night"
      label={words.prayer.today}
      beginsLabel={words.prayer.begins}
      jamaatLabel={words.prayer.jamaat}
      items={localisedPrayers(words)}
    />
  </NextHero>
)

/** The overview's masthead. */
export const Masthead = ({ words }: WordsProps) => (
  <div className={styles.rounded}>
    <Day words={words} level={2} />
  </div>
)

/** The tenant's pattern, the palette of its seed colour, and the sizes of the display font. */
export const Colours = ({ words, words: { plate, causes } }: WordsProps) => (
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
        <span style={{ fontSize: 'var(--text-5)' }}>{plate.friday(clockTime(words, '13:15'))}</span>
        <span style={{ fontSize: 'var(--text-3)' }}>{causes.roof.title}</span>
      </div>
    </div>
  </>
)

/** Cards with a picture, and one with its own pattern. */
export function Cards({ words, level = 2 }: WordsProps & { level?: 2 | 3 }) {
  const { causes } = words
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
          text={causes.of(pounds(words, 1_240_000), pounds(words, 2_000_000))}
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
export const Times = ({ words }: WordsProps) => (
  <PrayerTable
    caption={words.prayer.week}
    dayLabel={words.prayer.day}
    beginsLabel={words.prayer.begins}
    jamaatLabel={words.prayer.jamaat}
    todayLabel={words.prayer.todayMark}
    columns={localisedColumns(words)}
    rows={localisedMonth(words).slice(18, 24)}
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
