import type { Import } from '@minaret/contract/desk'
import { Button, ButtonRow, LineLink, Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { deskPath, useUndo } from '../frame/index.ts'
import styles from './import.module.css'

/** The result of a finished import, with links to the drafts or donors and a button to undo it. */
export function Done({ mosque, found: { holds, counts, done, change } }: { mosque: string; found: Import }) {
  const { t, format } = useWords('desk', 'deskImport')
  const say = t.deskImport
  const undo = useUndo()
  const words = { donors: say.donors, subscriptions: say.plans, website: say }[holds]
  const undoWord = holds === 'subscriptions' ? say.plans.undo : say.undo
  const kinds = [
    { kind: 'news', words: say.openNews },
    { kind: 'about', words: say.openAbout },
    { kind: 'events', words: say.openEvents },
  ] as const
  return (
    <>
      <Notice tone="success" live="polite" title={words.isDone({ count: format.number(done) })}>
        {words.doneHint}
      </Notice>
      <ul className={styles.notes}>
        {holds !== 'website' && (
          <li>
            <LineLink href={deskPath(mosque, 'donors')}>{say.donors.open}</LineLink>
          </li>
        )}
        {kinds
          .filter(({ kind }) => counts[kind] > 0)
          .map(({ kind, words }) => (
            <li key={kind}>
              <LineLink href={`${deskPath(mosque, 'content')}/${kind}`}>{words}</LineLink>
            </li>
          ))}
      </ul>
      {change !== undefined && (
        <>
          <p className={styles.hint}>{words.undoHint}</p>
          <ButtonRow>
            <Button tone="quiet" busy={undo.isPending} onClick={() => undo.mutate({ mosque, entry: change })}>
              {undoWord}
            </Button>
          </ButtonRow>
        </>
      )}
    </>
  )
}
