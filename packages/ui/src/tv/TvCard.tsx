import styles from './card.module.css'
import { widthOf } from './textWidth.ts'
import { TvCode, type TvCodeProps } from './TvCode.tsx'
import { type TvClock, TvTime } from './TvTime.tsx'
import { TvText } from './TvText.tsx'

/** A time on a card, with its label. */
export interface TvCardTime {
  /** Unique among its siblings. */
  id: string
  /** The label before it: "Asr". */
  name?: string
  /** The previous time. */
  before?: TvClock
  /** The time; undefined if there is none. */
  time?: TvClock
  /** Shown if there is no time: "none". */
  none?: string
  /** Details after it, in small text: hall, language, khatib. */
  more?: string
}

export interface TvCardProps {
  /** The kind of card: "From the mosque". */
  label: string
  /** The title, on one line; longer text is smaller. */
  title?: string
  /** The text below; short text is large. */
  text?: string
  /** Times below, in the size of all numerals. */
  times?: readonly TvCardTime[]
  /** The share reached, 0 to 1, shown as a bar. */
  share?: number
  /** A QR code at the end. */
  code?: TvCodeProps
  /** `grave` is for a janazah. */
  tone?: 'plain' | 'grave'
}

/** The width of a line of large text on each screen, in ems. */
const lines = { portrait: 16, landscape: 31 } as const

/** The width of the label before a title, in ems. */
const labelWidth = 6

/** Classifies the length of text, by which the stylesheet picks the largest size that fits. */
function lengthOf(text: string | undefined, precedingWidth = 0) {
  if (text === undefined) return undefined
  const width = widthOf(text) + precedingWidth
  if (width <= lines.portrait) return 'short'
  return width <= lines.landscape ? 'line' : width <= 2 * lines.landscape ? 'lines' : 'long'
}

/** An arrow from the previous time to the new one, in the text's direction. */
function Arrow() {
  return (
    <svg viewBox="0 0 20 20" className={styles.arrow} aria-hidden="true" focusable="false">
      <path d="M3 10h13M11 5l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

function Time({ time: { name, before, time, none, more } }: { time: TvCardTime }) {
  return (
    <span className={styles.entry}>
      {name !== undefined && (
        <span className={styles.name}>
          <TvText>{name}</TvText>
        </span>
      )}
      {before && (
        <span className={styles.before}>
          <TvTime time={before} kind="before" />
        </span>
      )}
      {before && <Arrow />}
      {time ? (
        <span className={styles.at}>
          <TvTime time={time} kind="card" />
        </span>
      ) : (
        <span className={styles.name}>
          <TvText>{none}</TvText>
        </span>
      )}
      {more !== undefined && (
        <span className={styles.more}>
          <TvText>{more}</TvText>
        </span>
      )}
    </span>
  )
}

/** A card of the mosque's, below the times. */
export function TvCard({ label, title, text, times = [], share, code, tone = 'plain' }: TvCardProps) {
  return (
    <section
      className={styles.card}
      data-tone={tone}
      data-code={code !== undefined || undefined}
      data-title={lengthOf(title, labelWidth)}
      data-text={lengthOf(text)}
    >
      <div className={styles.words}>
        <h2 className={styles.head}>
          <span className={styles.label}>
            <TvText>{label}</TvText>
          </span>
          {title !== undefined && (
            <span className={styles.title}>
              <TvText>{title}</TvText>
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
            <TvText preventWidow>{text}</TvText>
          </p>
        )}
      </div>
      {code && <TvCode {...code} />}
    </section>
  )
}
