import type { ContentKindName, ContentVersion, DeskMosque } from '@minaret/contract/desk'
import {
  useContentHistory,
  useContentItem,
  useContentVersion,
  useEraseVersion,
  useRestoreVersion,
} from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, ConfirmDialog, EmptyState, LineLink, Notice } from '@minaret/ui'
import { useState } from 'react'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { useContentTexts } from './useContentTexts.ts'
import styles from './content.module.css'

export type ContentHistoryScreenProps = { mosque: DeskMosque; kind: ContentKindName; id: string }

/** An item's versions, with word-by-word differences and a button to restore one. */
export function ContentHistoryScreen({ mosque, kind, id }: ContentHistoryScreenProps) {
  const { texts } = useContentTexts()
  const { history } = texts
  const item = useContentItem(mosque.slug, kind, id)
  const versions = useContentHistory(mosque.slug, kind, id)
  const restore = useRestoreVersion(mosque.slug, kind, id)
  const erase = useEraseVersion(mosque.slug, kind, id)
  const [comparedNumber, setComparedNumber] = useState<number>()
  const [versionToErase, setVersionToErase] = useState<ContentVersion>()
  const mayErase = mayUse('contentVersionErase', mosque.roles)
  const title = history.title({ title: item.data?.title ?? '' })
  return (
    <DeskFrame mosque={mosque} page={kind === 'causes' ? 'causes' : 'content'} title={title}>
      <LineLink href={`${deskPath(mosque.slug, 'content')}/${kind}/${id}`} className={styles.back}>
        {texts.backTo({ kind: item.data?.title ?? texts.kinds[kind].toLocaleLowerCase() })}
      </LineLink>
      <h1>{title}</h1>
      <p className={styles.hint}>{history.lead}</p>
      {restore.isSuccess && <Notice live="polite">{history.restored}</Notice>}
      {!versions.data && <Loading hasFailed={versions.isError} retry={() => void versions.refetch()} />}
      {versions.data?.length === 0 && <EmptyState seed="history" title={history.none} />}
      <ol className={styles.versions}>
        {versions.data?.map((version, index) => (
          <li key={version.number} className={styles.version}>
            <VersionLine version={version} />
            <ButtonRow className={styles.buttons}>
              <Button
                tone="quiet"
                aria-expanded={comparedNumber === version.number}
                onClick={() => setComparedNumber(comparedNumber === version.number ? undefined : version.number)}
              >
                {history.compare}
              </Button>
              {item.data?.mayEdit && !version.erased && (
                <Button
                  tone="quiet"
                  busy={restore.isPending}
                  onClick={() => restore.mutate({ number: version.number, version: item.data.version })}
                >
                  {history.restore}
                </Button>
              )}
              {/* The newest version is the published one, which is deleted with the item instead. */}
              {mayErase && index > 0 && !version.erased && (
                <Button tone="quiet" busy={erase.isPending} onClick={() => setVersionToErase(version)}>
                  {history.erase}
                </Button>
              )}
            </ButtonRow>
            {comparedNumber === version.number && (
              <Difference mosque={mosque} kind={kind} id={id} number={version.number} />
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={versionToErase !== undefined}
        title={history.eraseAsk}
        confirmLabel={history.erase}
        cancelLabel={texts.actions.cancel}
        onCancel={() => setVersionToErase(undefined)}
        onConfirm={() => {
          if (versionToErase) erase.mutate(versionToErase.number)
          setVersionToErase(undefined)
        }}
      >
        {history.eraseHint}
      </ConfirmDialog>
    </DeskFrame>
  )
}

function VersionLine({ version: { at, by, what: event, erased } }: { version: ContentVersion }) {
  const { texts, format } = useContentTexts()
  const { date, time } = format.instant(at)
  return (
    <p>
      <strong>{texts.history.changes[event]}</strong>
      <br />
      <span className={styles.hint}>{texts.history.by({ name: by ?? texts.history.someone, date, time })}</span>
      {erased && <span className={styles.hint}> {texts.history.erased}</span>}
    </p>
  )
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const

function Difference({ mosque, kind, id, number }: ContentHistoryScreenProps & { number: number }) {
  const { texts, labelOf } = useContentTexts()
  const version = useContentVersion(mosque.slug, kind, id, number)
  if (!version.data) return <Loading hasFailed={version.isError} retry={() => void version.refetch()} shape="text" />
  if (version.data.changes.length === 0) return <p className={styles.hint}>{texts.history.noChanges}</p>
  return (
    <dl className={styles.difference}>
      {version.data.changes.map(({ key, words: segments }) => (
        <div key={key}>
          <dt>{labelOf(key)}</dt>
          <dd dir="auto">
            {segments.map(({ text, change }, index) => {
              const Tag = tags[change]
              // Keyed by position: the order never changes.
              return <Tag key={index}>{text}</Tag>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
