import type { SkippedLines } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './bank.module.css'

type SkippedLinesNoticeProps = { groups: readonly SkippedLines[] }

/** Skipped lines of a file, and lines that combine several payments, grouped by reason. */
export function SkippedLinesNotice({ groups }: SkippedLinesNoticeProps) {
  const { t, format } = useMessages('deskBank')
  const texts = t.deskBank.skipped
  const [combinedGroups, skippedGroups] = [groups.filter(isCombined), groups.filter((group) => !isCombined(group))]
  const count = skippedGroups.reduce((sum, group) => sum + group.count, 0)
  // Lines without a date or sign may be incoming money.
  const isIncomePossible = skippedGroups.some(({ reason }) => reason === 'undated' || reason === 'unsigned')
  return (
    <>
      {count > 0 && (
        <Notice
          tone={isIncomePossible ? 'warning' : 'info'}
          live="polite"
          title={texts.title({ count: format.number(count), lines: count })}
        >
          <Reasons groups={skippedGroups} />
        </Notice>
      )}
      {combinedGroups.length > 0 && (
        <Notice tone="info" live="polite" title={texts.combined}>
          <Reasons groups={combinedGroups} />
        </Notice>
      )}
    </>
  )
}

const isCombined = ({ reason }: SkippedLines) => reason === 'batch'

function Reasons({ groups }: SkippedLinesNoticeProps) {
  const { t, format } = useMessages('deskBank')
  const texts = t.deskBank.skipped
  return (
    <ul className={styles.skipped}>
      {groups.map(({ reason, count: total, examples }) => (
        <li key={reason}>
          {texts.reasons[reason]({ count: format.number(total) })}
          <ul>
            {examples.map(({ line, text }) => (
              <li key={line}>{texts.line({ line: format.number(line), text: format.inText(text) })}</li>
            ))}
            {total > examples.length && <li>{texts.more({ count: format.number(total - examples.length) })}</li>}
          </ul>
        </li>
      ))}
    </ul>
  )
}
