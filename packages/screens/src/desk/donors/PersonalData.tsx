import { formatMessage } from '@minaret/messages'
import type { DeskMosque, DonorData, DonorDetail } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, ConfirmDialog, Notice } from '@minaret/ui'
import { useState } from 'react'
import { saveEncodedFile, useWords } from '../../app/index.ts'
import styles from './donors.module.css'

type Entry = DonorDetail['entries'][number]

/** What is held of a donor without an account: a copy for them, and deleting it once another owner agrees. */
export function PersonalData({ mosque, donor: { entries } }: { mosque: DeskMosque; donor: DonorDetail }) {
  const { t } = useWords('deskDonors')
  const say = t.deskDonors.personalData
  const reached = entries.filter(({ email }) => email !== '')
  if (reached.length === 0 || !mayUse('donorDataView', mosque.roles)) return null
  return (
    <section className={styles.card} aria-labelledby="personal-data">
      <h2 id="personal-data">{say.title}</h2>
      <p className={styles.hint}>{say.lead}</p>
      {reached.map((entry) => (
        <OfAddress key={entry.id} mosque={mosque.slug} entry={entry} />
      ))}
    </section>
  )
}

function OfAddress({ mosque, entry }: { mosque: string; entry: Entry }) {
  const { t } = useWords('deskDonors')
  const say = t.deskDonors.personalData
  const data = useDeskAction('donorDataView')
  const copy = useDeskAction('donorDataExport', { toast: false, refresh: [] })
  const erase = useDeskAction('donorDataDelete', { isField: () => true })
  const [shown, setShown] = useState<DonorData>()
  const params = { mosque, donor: entry.id }
  const close = () => setShown(undefined)
  return (
    <div className={styles.form}>
      <p className={styles.words}>
        <bdi dir="ltr">{entry.email}</bdi>
      </p>
      {shown?.problem !== undefined && <Notice>{shown.problem}</Notice>}
      <ButtonRow>
        <Button
          tone="quiet"
          aria-label={t.deskDonors.named({ action: say.export, of: entry.email })}
          busy={copy.isPending}
          onClick={() =>
            copy.mutate(params, { onSuccess: ({ data: file }) => saveEncodedFile(file, 'application/json') })
          }
        >
          {say.export}
        </Button>
        <Button
          tone="quiet"
          aria-label={t.deskDonors.named({ action: say.erase, of: entry.email })}
          busy={data.isPending}
          onClick={() => data.mutate(params, { onSuccess: (answer) => setShown(answer.data) })}
        >
          {say.erase}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={shown !== undefined && shown.problem === undefined}
        title={say.confirmTitle}
        tone="danger"
        confirmLabel={say.confirm}
        cancelLabel={say.cancel}
        busy={erase.isPending}
        onConfirm={() => erase.mutate(params, { onSettled: close })}
        onCancel={close}
      >
        {shown && <Effects data={shown} />}
      </ConfirmDialog>
    </div>
  )
}

/** What a deletion takes, and what stays and why. */
function Effects({ data }: { data: DonorData }) {
  const { t, format } = useWords('deskDonors')
  const say = t.deskDonors.personalData
  const counts: [keyof typeof say.deletes, number][] = [
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
      <h3>{say.deleted}</h3>
      <ul className={styles.plain}>
        {counts.map(
          ([name, count]) =>
            count > 0 && <li key={name}>{formatMessage(say.deletes[name], { count: format.number(count) })}</li>,
        )}
      </ul>
      <h3>{say.stays}</h3>
      <ul className={styles.plain}>
        <li>{say.ledger}</li>
        {data.declarationsKept > 0 && <li>{say.kept({ count: format.number(data.declarationsKept) })}</li>}
      </ul>
      {data.declarations > data.declarationsKept && <p>{say.unclaimed}</p>}
      <p>{say.twoOwners}</p>
    </>
  )
}
