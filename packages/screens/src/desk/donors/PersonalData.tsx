import { formatMessage } from '@minaret/messages'
import type { DeskMosque, DonorData, DonorDetail } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, ConfirmDialog, Notice } from '@minaret/ui'
import { useState } from 'react'
import { saveEncodedFile, useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './donors.module.css'

type Entry = DonorDetail['entries'][number]

/** A donor's personal data: export, and deletion once a second owner approves. */
export function PersonalData({ mosque, donor: { entries } }: { mosque: DeskMosque; donor: DonorDetail }) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.personalData
  const entriesWithEmail = entries.filter(({ email }) => email !== '')
  if (entriesWithEmail.length === 0 || !mayUse('donorDataView', mosque.roles)) return null
  return (
    <Panel id="personal-data" title={texts.title}>
      <p className={styles.hint}>{texts.lead}</p>
      {entriesWithEmail.map((entry) => (
        <EntryData key={entry.id} mosque={mosque.slug} entry={entry} />
      ))}
    </Panel>
  )
}

function EntryData({ mosque, entry }: { mosque: string; entry: Entry }) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.personalData
  const data = useDeskAction('donorDataView')
  const exportData = useDeskAction('donorDataExport', { toast: false, refresh: [] })
  const erase = useDeskAction('donorDataDelete', { isField: () => true })
  const [loadedData, setLoadedData] = useState<DonorData>()
  const params = { mosque, donor: entry.id }
  const close = () => setLoadedData(undefined)
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        <bdi dir="ltr">{entry.email}</bdi>
      </p>
      {loadedData?.problem !== undefined && <Notice>{loadedData.problem}</Notice>}
      <ButtonRow>
        <Button
          tone="quiet"
          aria-label={t.deskDonors.actionLabel({ action: texts.export, item: entry.email })}
          busy={exportData.isPending}
          onClick={() =>
            exportData.mutate(params, { onSuccess: ({ data: file }) => saveEncodedFile(file, 'application/json') })
          }
        >
          {texts.export}
        </Button>
        <Button
          tone="quiet"
          aria-label={t.deskDonors.actionLabel({ action: texts.erase, item: entry.email })}
          busy={data.isPending}
          onClick={() => data.mutate(params, { onSuccess: (response) => setLoadedData(response.data) })}
        >
          {texts.erase}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={loadedData !== undefined && loadedData.problem === undefined}
        title={texts.confirmTitle}
        tone="danger"
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        busy={erase.isPending}
        onConfirm={() => erase.mutate(params, { onSettled: close })}
        onCancel={close}
      >
        {loadedData && <DeletionEffects data={loadedData} />}
      </ConfirmDialog>
    </div>
  )
}

/** The data that a deletion removes, and the data that remains, with reasons. */
function DeletionEffects({ data }: { data: DonorData }) {
  const { t, format } = useMessages('deskDonors')
  const texts = t.deskDonors.personalData
  const counts: [keyof typeof texts.deletes, number][] = [
    ['gifts', data.gifts],
    ['regularGifts', data.regularGifts],
    ['declarations', data.declarations - data.declarationsKept],
    ['applications', data.applications],
    ['registrations', data.registrations],
    ['messages', data.messages],
    ['newsletter', data.newsletter ? 1 : 0],
  ]
  return (
    <>
      <h3>{texts.deleted}</h3>
      <ul className={styles.plain}>
        {counts.map(
          ([name, count]) =>
            count > 0 && <li key={name}>{formatMessage(texts.deletes[name], { count: format.number(count) })}</li>,
        )}
      </ul>
      <h3>{texts.retained}</h3>
      <ul className={styles.plain}>
        <li>{texts.ledger}</li>
        {data.declarationsKept > 0 && (
          <li>{texts.retainedDeclarations({ count: format.number(data.declarationsKept) })}</li>
        )}
      </ul>
      {data.declarations > data.declarationsKept && <p>{texts.unclaimed}</p>}
      <p>{texts.twoOwners}</p>
    </>
  )
}
