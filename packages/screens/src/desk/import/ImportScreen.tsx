import type { DeskMosque, Import } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, LineLink, Meter, Notice, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading, useJoinedList } from '../frame/index.ts'
import { AdoptionForm, PlanCounts } from './AdoptionForm.tsx'
import { Columns } from './Columns.tsx'
import { ImportResult } from './ImportResult.tsx'
import styles from './import.module.css'
import { ManagedElsewhere } from './StripeImport.tsx'
import { importsPath } from './paths.ts'
import { Pictures } from './Pictures.tsx'
import { Report } from './Report.tsx'

/** Polling interval while an import is in progress, in milliseconds. */
const pollInterval = 1500
const isBusy = ({ state }: Import) => state === 'checking' || state === 'importing'

type ImportScreenProps = { mosque: DeskMosque; id: string; onDeleted(): void }

/** One import from another system: the dry run, the import itself, and its undo. */
export function ImportScreen({ mosque, id, onDeleted }: ImportScreenProps) {
  const { t } = useMessages('deskImport')
  const texts = t.deskImport
  const mayImport = mayUse('importView', mosque.roles)
  const query = useDeskQuery(
    'importView',
    { mosque: mosque.slug, import: id },
    {
      staleTime: 0,
      poll: (data) => data && isBusy(data) && pollInterval,
      enabled: mayImport,
    },
  )
  return (
    <DeskFrame mosque={mosque} page="details" title={texts.title}>
      <LineLink href={importsPath(mosque.slug)}>{texts.all}</LineLink>
      <h1>{query.data ? <Name importRecord={query.data} /> : texts.title}</h1>
      {!mayImport && <Notice>{texts.noAccess}</Notice>}
      {mayImport && query.data && <ImportDetail mosque={mosque} importRecord={query.data} onDeleted={onDeleted} />}
      {mayImport && !query.data && <Loading hasFailed={query.isError} retry={() => void query.refetch()} />}
    </DeskFrame>
  )
}

/** The name of an import: its file, or the regular gifts in Stripe. */
function Name({ importRecord: { holds, name } }: { importRecord: Import }) {
  const { t } = useMessages('deskImport')
  return holds === 'subscriptions' ? t.deskImport.plans.name : <bdi>{name}</bdi>
}

type ImportDetailProps = { mosque: DeskMosque; importRecord: Import; onDeleted(): void }

function ImportDetail({ mosque, importRecord, onDeleted }: ImportDetailProps) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport
  const { state, done, total, problem } = importRecord
  if (state === 'checking')
    return (
      <div className={styles.parts}>
        {importRecord.holds === 'subscriptions' ? (
          <Meter
            label={texts.plans.reading}
            value={done}
            text={texts.plans.readingProgress({ count: format.number(done) })}
          />
        ) : (
          <Meter
            label={texts.reading}
            value={done}
            max={total}
            text={texts.progress({ done: format.number(done), total: format.number(total) })}
          />
        )}
        <p className={styles.hint}>{texts.readingHint}</p>
      </div>
    )
  if (state === 'importing') {
    const kindTexts = { donors: texts.donors, subscriptions: texts.plans, website: texts }[importRecord.holds]
    return (
      <div className={styles.parts}>
        <Meter
          label={kindTexts.importing}
          value={done}
          max={total}
          text={kindTexts.importProgress({ done: format.number(done), total: format.number(total), count: total })}
        />
      </div>
    )
  }
  if (state === 'checked' && importRecord.columns)
    return (
      <div className={styles.parts}>
        <Columns mosque={mosque.slug} id={importRecord.id} columns={importRecord.columns}>
          <Discard mosque={mosque.slug} id={importRecord.id} onDeleted={onDeleted} />
        </Columns>
      </div>
    )
  const isPlans = importRecord.holds === 'subscriptions'
  return (
    <div className={styles.parts}>
      {state === 'failed' && (
        <Notice tone="warning" title={isPlans ? texts.plans.failedTitle : texts.failedTitle}>
          {problem}
        </Notice>
      )}
      {state === 'uploading' && <Notice tone="warning">{texts.states.uploading}</Notice>}
      {isPlans && state === 'done' && <ManagedElsewhere mosque={mosque} />}
      {state === 'done' && <ImportResult mosque={mosque.slug} importRecord={importRecord} />}
      {state === 'undone' && <Notice live="polite">{texts.undone}</Notice>}
      {(state === 'checked' || state === 'done') &&
        (isPlans ? <PlanCounts importRecord={importRecord} /> : <Counts importRecord={importRecord} />)}
      {state === 'checked' && importRecord.holds === 'website' && (
        <Pictures mosque={mosque.slug} importRecord={importRecord} />
      )}
      {(state === 'checked' || state === 'failed' || state === 'uploading') &&
        (isPlans ? (
          <AdoptionForm mosque={mosque} importRecord={importRecord} onDeleted={onDeleted} />
        ) : (
          <ImportActions mosque={mosque} importRecord={importRecord} onDeleted={onDeleted} />
        ))}
      {(state === 'checked' || state === 'done') && <Report mosque={mosque.slug} importRecord={importRecord} />}
    </div>
  )
}

/** The counts of the dry run. */
function Counts({ importRecord: { holds, source, counts, passedOver } }: { importRecord: Import }) {
  const { t, format } = useMessages('deskImport')
  const joinList = useJoinedList()
  const texts = t.deskImport
  const isDonorList = holds === 'donors'
  const rows = isDonorList
    ? ([
        [texts.donors.donors, counts.donors],
        [texts.donors.noted, counts.noted],
        ...(counts.objections > 0 ? ([[texts.donors.objections, counts.objections]] as const) : []),
        [texts.skipped, counts.skipped],
      ] as const)
    : (['news', 'about', 'events', 'noted', 'skipped'] as const).map((key) => [texts[key], counts[key]] as const)
  const types = passedOver.map(({ type, count }) =>
    isDonorList ? format.inText(type) : texts.ofType({ count: format.number(count), type: format.inText(type) }),
  )
  return (
    <>
      <h2>{texts.contents}</h2>
      {isDonorList && source && <p className={styles.hint}>{texts.donors.sources[source]}</p>}
      <SummaryList items={rows.map(([label, count]) => ({ label, value: format.number(count) }))} />
      {types.length > 0 && (
        <p className={styles.hint}>
          {(isDonorList ? texts.donors.leftOut : texts.skippedTypes)({ list: joinList(types) })}
        </p>
      )}
      {isDonorList && <Notice title={texts.donors.noGiftsTitle}>{texts.donors.noGifts}</Notice>}
    </>
  )
}

/** Buttons that create the drafts or add the donors, or delete the file. */
function ImportActions({ mosque, importRecord: { id, holds, state, counts }, onDeleted }: ImportDetailProps) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport
  const apply = useDeskAction(holds === 'donors' ? 'donorImportApply' : 'importApply', { toast: false })
  const isDonorList = holds === 'donors'
  const newCount = counts.news + counts.about + counts.events + counts.donors
  const count = newCount + counts.objections
  const label = newCount === 0 ? texts.donors.addObjections : isDonorList ? texts.donors.import : texts.import
  return (
    <>
      {state === 'checked' && count === 0 && <Notice>{texts.nothingToImport}</Notice>}
      <ButtonRow>
        {state === 'checked' && count > 0 && (
          <Button busy={apply.isPending} onClick={() => apply.mutate({ mosque: mosque.slug, import: id })}>
            {label({ count: format.number(newCount || count) })}
          </Button>
        )}
        <Discard mosque={mosque.slug} id={id} onDeleted={onDeleted} />
      </ButtonRow>
    </>
  )
}

function Discard({ mosque, id, onDeleted }: { mosque: string; id: string; onDeleted(): void }) {
  const { t } = useMessages('deskImport')
  const discard = useDeskAction('importDiscard', { refresh: 'importList' })
  return (
    <Button
      tone="quiet"
      busy={discard.isPending}
      onClick={() => discard.mutate({ mosque, import: id }, { onSuccess: onDeleted })}
    >
      {t.deskImport.discard}
    </Button>
  )
}
