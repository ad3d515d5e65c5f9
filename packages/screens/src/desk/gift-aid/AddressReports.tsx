import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonLink, ButtonRow, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath, Panel } from '../frame/index.ts'
import styles from './giftAid.module.css'

/** Reports of declared addresses that may be out of date. Each can be confirmed here, or replaced on the donor's page. */
export function AddressReports({ mosque }: { mosque: DeskMosque }) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.addresses
  const reports = useDeskQuery('addressReportList', { mosque: mosque.slug })
  const confirm = useDeskAction('addressReportConfirm')
  if (!reports.data || reports.data.length === 0) return null
  return (
    <Panel id="addresses" title={texts.title}>
      <p className={styles.hint}>{texts.lead}</p>
      <List
        label={texts.title}
        empty={null}
        rows={reports.data.map(({ id, kind, reportedAt, name, address, email, donorId }) => ({
          id,
          title: <bdi>{name}</bdi>,
          meta: (
            <>
              <p className={styles.text}>
                <bdi>{kind === 'post' ? address : email}</bdi>
              </p>
              <p className={styles.hint}>{texts.kinds[kind]({ date: format.instant(reportedAt).date })}</p>
              <ButtonRow className={styles.buttons}>
                <Button
                  tone="quiet"
                  aria-label={texts.rightOf({ name })}
                  busy={confirm.isPending && confirm.variables.report === id}
                  onClick={() => confirm.mutate({ mosque: mosque.slug, report: id })}
                >
                  {texts.right}
                </Button>
                {donorId !== undefined && (
                  <ButtonLink
                    tone="quiet"
                    aria-label={texts.correctOf({ name })}
                    href={`${deskPath(mosque.slug, 'donors')}/${donorId}`}
                  >
                    {texts.correct}
                  </ButtonLink>
                )}
              </ButtonRow>
            </>
          ),
        }))}
      />
    </Panel>
  )
}
