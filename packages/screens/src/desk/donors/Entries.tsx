import type { DonorDetail, DonorImported } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import styles from './donors.module.css'

/** A donor's names and contact details; merged entries can be separated. */
export function Entries({ mosque, donor: { entries } }: { mosque: string; donor: DonorDetail }) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.entries
  const separate = useDeskAction('donorSeparate', { isField: () => true, undo: 'message', refresh: 'donors' })
  return (
    <Panel id="entries" title={texts.title}>
      {entries.length > 1 && <p className={styles.hint}>{texts.lead}</p>}
      <List
        label={texts.title}
        empty={null}
        rows={entries.map(({ id, name, email, phone, imported, mergedInto }) => ({
          id,
          title: <bdi>{name}</bdi>,
          meta: (
            <>
              <p>
                <bdi dir="ltr">{[email, phone].filter(Boolean).join(' · ') || texts.unknown}</bdi>
              </p>
              {imported && <ImportedData imported={imported} />}
            </>
          ),
          ...(mergedInto
            ? {
                action: (
                  <Button
                    tone="quiet"
                    aria-label={t.deskDonors.actionLabel({ action: texts.separate, item: name })}
                    busy={separate.isPending}
                    onClick={() => separate.mutate({ mosque, donor: id })}
                  >
                    {texts.separate}
                  </Button>
                ),
              }
            : {}),
        }))}
      />
    </Panel>
  )
}

/** The data imported with an entry from another system. */
function ImportedData({ imported: { from, day, address, remark } }: { imported: DonorImported }) {
  const { t, format } = useMessages('deskDonors')
  const texts = t.deskDonors.imported
  return (
    <>
      <p className={styles.hint}>{texts.from[from]({ day: format.day(day).date })}</p>
      {address !== undefined && <p dir="auto">{address}</p>}
      {remark !== undefined && (
        <p className={styles.hint} dir="auto">
          {texts.remark({ remark: format.inText(remark) })}
        </p>
      )}
    </>
  )
}
