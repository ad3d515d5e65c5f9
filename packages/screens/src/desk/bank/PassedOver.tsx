import type { PassedLines } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import styles from './bank.module.css'

type Passed = { passed: readonly PassedLines[] }

/** The lines of a file that were passed over, and those that stand for several payments; those for one reason together. */
export function PassedOver({ passed }: Passed) {
  const { t, format } = useWords('deskBank')
  const say = t.deskBank.passed
  const [joined, out] = [passed.filter(isJoined), passed.filter((each) => !isJoined(each))]
  const count = out.reduce((sum, each) => sum + each.count, 0)
  // These may be money that came in.
  const isOpen = out.some(({ reason }) => reason === 'undated' || reason === 'unsigned')
  return (
    <>
      {count > 0 && (
        <Notice
          tone={isOpen ? 'warning' : 'info'}
          live="polite"
          title={say.title({ count: format.number(count), lines: count })}
        >
          <Reasons passed={out} />
        </Notice>
      )}
      {joined.length > 0 && (
        <Notice tone="info" live="polite" title={say.joined}>
          <Reasons passed={joined} />
        </Notice>
      )}
    </>
  )
}

const isJoined = ({ reason }: PassedLines) => reason === 'batch'

function Reasons({ passed }: Passed) {
  const { t, format } = useWords('deskBank')
  const say = t.deskBank.passed
  return (
    <ul className={styles.passed}>
      {passed.map(({ reason, count: all, examples }) => (
        <li key={reason}>
          {say.reasons[reason]({ count: format.number(all) })}
          <ul>
            {examples.map(({ line, text }) => (
              <li key={line}>{say.line({ line: format.number(line), text: format.inText(text) })}</li>
            ))}
            {all > examples.length && <li>{say.more({ count: format.number(all - examples.length) })}</li>}
          </ul>
        </li>
      ))}
    </ul>
  )
}
