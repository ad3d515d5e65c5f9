import type { Import } from '@minaret/contract/desk'
import { Button, ButtonRow, LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath, useUndo } from '../frame/index.ts'
import styles from './import.module.css'

/** The result of a finished import, with links to the drafts or donors and a button to undo it. */
export function ImportResult({
  mosque,
  importRecord: { holds, counts, done, change },
}: {
  mosque: string
  importRecord: Import
}) {
  const { t, format } = useMessages('desk', 'deskImport')
  const texts = t.deskImport
  const undo = useUndo()
  const kindTexts = { donors: texts.donors, subscriptions: texts.plans, website: texts }[holds]
  const undoLabel = holds === 'subscriptions' ? texts.plans.undo : texts.undo
  const kinds = [
    { kind: 'news', label: texts.openNews },
    { kind: 'about', label: texts.openAbout },
    { kind: 'events', label: texts.openEvents },
  ] as const
  return (
    <>
      <Notice tone="success" live="polite" title={kindTexts.imported({ count: format.number(done) })}>
        {kindTexts.doneHint}
      </Notice>
      <ul className={styles.notes}>
        {holds !== 'website' && (
          <li>
            <LineLink href={deskPath(mosque, 'donors')}>{texts.donors.open}</LineLink>
          </li>
        )}
        {kinds
          .filter(({ kind }) => counts[kind] > 0)
          .map(({ kind, label }) => (
            <li key={kind}>
              <LineLink href={`${deskPath(mosque, 'content')}/${kind}`}>{label}</LineLink>
            </li>
          ))}
      </ul>
      {change !== undefined && (
        <>
          <p className={styles.hint}>{kindTexts.undoHint}</p>
          <ButtonRow>
            <Button tone="quiet" busy={undo.isPending} onClick={() => undo.mutate({ mosque, entry: change })}>
              {undoLabel}
            </Button>
          </ButtonRow>
        </>
      )}
    </>
  )
}
