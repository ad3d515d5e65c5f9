import styles from './card.module.css'
import { widthOf } from './textWidth.ts'
import { TvCode, type TvCodeProps } from './TvCode.tsx'
import { type TvClock, TvTime } from './TvTime.tsx'
import { Words } from './Words.tsx'

/** A time on a card, with what it is of. */
export interface TvCardTime {
  /** Unique among its siblings. */
  id: string
  /** What stands before it: "Asr". */
  name?: string
  /** What the time was until then. */
  before?: TvClock
  /** The time; missing where there will be none. */
  at?: TvClock
  /** What stands in the place of a time that will not be: "none". */
  none?: string
  /** What stands after it, in small words: hall, language, khatib. */
  more?: string
}

export interface TvCardProps {
  /** What kind of thing is said: "From the mosque". */
  label: string
  /** What it is about, in a line; the longer, the smaller. */
  title?: string
  /** Sentences below; few words stand in large text. */
  text?: string
  /** Times below, as large as all numerals. */
  times?: readonly TvCardTime[]
  /** How much of something is reached, 0 to 1: drawn as a bar. */
  share?: number
  /** A code people hold their telephones to, at the end. */
  code?: TvCodeProps
  /** `grave` is said before everything else: a burial. */
  tone?: 'plain' | 'grave'
}

/** How long a line is for a screen on its side, and for one that lies: in parts of large text. */
const lines = { portrait: 16, landscape: 31 } as const

/** What stands before a title takes as much. */
const labelled = 6

/** How long a text is: of the sizes that fit the screen, the sheet takes the largest. */
function lengthOf(text: string | undefined, before = 0) {
  if (text === undefined) return undefined
  const width = widthOf(text) + before
  if (width <= lines.portrait) return 'short'
  return width <= lines.landscape ? 'line' : width <= 2 * lines.landscape ? 'lines' : 'long'
}

/** The way from one time to another, as an arrow that turns with the script. */
function Arrow() {
  return (
    <svg viewBox="0 0 20 20" className={styles.arrow} aria-hidden="true" focusable="false">
      <path d="M3 10h13M11 5l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

function Time({ time: { name, before, at, none, more } }: { time: TvCardTime }) {
  return (
    <span className={styles.entry}>
      {name !== undefined && (
        <span className={styles.name}>
          <Words>{name}</Words>
        </span>
      )}
      {before && (
        <span className={styles.before}>
          <TvTime at={before} kind="before" />
        </span>
      )}
      {before && <Arrow />}
      {at ? (
        <span className={styles.at}>
          <TvTime at={at} kind="card" />
        </span>
      ) : (
        <span className={styles.name}>
          <Words>{none}</Words>
        </span>
      )}
      {more !== undefined && (
        <span className={styles.more}>
          <Words>{more}</Words>
        </span>
      )}
    </span>
  )
}

/** One thing the mosque says, at the foot of its times. */
export function TvCard({ label, title, text, times = [], share, code, tone = 'plain' }: TvCardProps) {
  return (
    <section
      className={styles.card}
      data-tone={tone}
      data-code={code !== undefined || undefined}
      data-title={lengthOf(title, labelled)}
      data-text={lengthOf(text)}
    >
      <div className={styles.words}>
        <h2 className={styles.head}>
          <span className={styles.label}>
            <Words>{label}</Words>
          </span>
          {title !== undefined && (
            <span className={styles.title}>
              <Words>{title}</Words>
            </span>
          )}
        </h2>
        {times.length > 0 && (
          <p className={styles.times} data-told={times.some(({ more }) => more !== undefined) || undefined}>
            {times.map((time) => (
              <Time key={time.id} time={time} />
            ))}
          </p>
        )}
        {share !== undefined && (
          <div className={styles.track}>
            <span className={styles.bar} style={{ width: `${Math.round(Math.max(0, Math.min(1, share)) * 100)}%` }} />
          </div>
        )}
        {text !== undefined && (
          <p className={styles.text}>
            <Words together>{text}</Words>
          </p>
        )}
      </div>
      {code && <TvCode {...code} />}
    </section>
  )
}
