import type { ContentListed } from '@minaret/contract/desk'
import { Link } from '@minaret/ui'
import type { DragEvent } from 'react'
import { endonymOf } from '../../messages/index.ts'
import { useJoinedList } from '../frame/index.ts'
import { useContentTexts } from './useContentTexts.ts'
import styles from './content.module.css'

/** State and callbacks for reordering a row by buttons or dragging. */
export type RowOrder = {
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  onMove(offset: number): void
  onDrag(isOn: boolean): void
  onDropHere(): void
}

export type ListRowProps = {
  path: string
  item: ContentListed
  /** Whether the publication date is shown, such as for news. */
  isDated: boolean
  isSelected: boolean
  /** Selects the item; undefined if the user may not edit it. */
  onSelect?(isOn: boolean): void
  /** Reordering; undefined if the list has a fixed order. */
  order?: RowOrder
}

/** One item in a list: its title, status and reordering buttons. */
export function ListRow({ path, item, isDated, isSelected, onSelect, order }: ListRowProps) {
  const { texts, format } = useContentTexts()
  const joinList = useJoinedList()
  const { title, state, changed: hasChanges, thumbnail, starts: startsAt, publishes, published, languages = [] } = item
  const displayedAt = startsAt ?? publishes ?? (isDated ? published : undefined)
  const instant = displayedAt && format.instant(displayedAt)
  const dragProps = order && {
    draggable: true,
    onDragStart: () => order.onDrag(true),
    onDragEnd: () => order.onDrag(false),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      order.onDropHere()
    },
  }
  return (
    <li className={styles.row} data-state={state} data-dragged={order?.isDragged || undefined} {...dragProps}>
      {onSelect && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={texts.list.select({ title })}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      )}
      {thumbnail && <img src={thumbnail} alt="" loading="lazy" className={styles.thumbnail} />}
      <Link href={path} className={styles.rowLink}>
        <span dir="auto" className={styles.rowTitle}>
          {title}
        </span>
        <span className={styles.rowFacts}>
          <span className={styles.state} data-state={state}>
            {texts.states[state]}
          </span>
          {hasChanges && <span className={styles.state}>{texts.states.changed}</span>}
          {/* Published items and whole days show the date; others show date and time. */}
          {displayedAt && instant && (
            <span>
              {displayedAt === published || format.isMidnight(displayedAt)
                ? instant.date
                : texts.list.on({ date: instant.date, time: instant.time })}
            </span>
          )}
          {languages.length > 0 && <span>{joinList(languages.map((language) => endonymOf(language)))}</span>}
        </span>
      </Link>
      {order && (
        <span className={styles.moves} title={texts.list.drag}>
          <button
            type="button"
            disabled={order.isFirst}
            aria-label={texts.list.moveUp({ title })}
            onClick={() => order.onMove(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            disabled={order.isLast}
            aria-label={texts.list.moveDown({ title })}
            onClick={() => order.onMove(1)}
          >
            ↓
          </button>
        </span>
      )}
    </li>
  )
}
