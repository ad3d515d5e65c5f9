import type { DeskMosque, DonorDuplicate } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, EmptyState, LineLink } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, Panel, Sections } from '../frame/index.ts'
import { DonorSummary } from './DonorSummary.tsx'
import styles from './donors.module.css'

/** Possible duplicate donors, to be merged or dismissed. */
export function DuplicatesScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskDonors')
  const texts = t.deskDonors
  const query = useDeskQuery('donorDuplicateList', { mosque: mosque.slug })
  return (
    <DeskFrame mosque={mosque} page="donors" title={texts.duplicates.title}>
      <LineLink href={deskPath(mosque.slug, 'donors')}>{texts.back}</LineLink>
      <h1>{texts.duplicates.title}</h1>
      <p className={styles.hint}>{texts.duplicates.lead}</p>
      {query.data ? (
        <Sections>
          {query.data.length === 0 && <EmptyState seed="duplicates" title={texts.duplicates.none} />}
          {query.data.map((pair) => (
            <DuplicatePair key={pair.donors.map(({ id }) => id).join()} mosque={mosque.slug} pair={pair} />
          ))}
        </Sections>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function DuplicatePair({ mosque, pair: { why: reasons, donors } }: { mosque: string; pair: DonorDuplicate }) {
  const { t } = useMessages('deskDonors')
  const texts = t.deskDonors.duplicates
  const merge = useDeskAction('donorMerge', { isField: () => true, undo: 'message', refresh: 'donors' })
  const dismiss = useDeskAction('donorDuplicateDismiss', { isField: () => true })
  const [first, second] = donors
  if (!first || !second) return null
  const isBusy = merge.isPending || dismiss.isPending
  return (
    <Panel
      title={reasons.map((reason) => texts.reasons[reason]).join(' · ')}
      aria-label={texts.pair({ first: first.name, second: second.name })}
    >
      <div className={styles.pair}>
        {[
          [first, second],
          [second, first],
        ].map(
          ([donor, duplicate]) =>
            donor &&
            duplicate && (
              <div key={donor.id} className={styles.form}>
                <div>
                  <strong>
                    <bdi>{donor.name}</bdi>
                  </strong>
                  <DonorSummary donor={donor} />
                </div>
                <ButtonRow className={styles.buttons}>
                  <Button
                    tone="quiet"
                    aria-label={t.deskDonors.actionLabel({ action: texts.merge, item: `${donor.name} ${donor.email}` })}
                    busy={isBusy}
                    onClick={() => merge.mutate({ mosque, donor: duplicate.id, body: { into: donor.id } })}
                  >
                    {texts.merge}
                  </Button>
                </ButtonRow>
              </div>
            ),
        )}
      </div>
      <ButtonRow className={styles.buttons}>
        <Button
          tone="quiet"
          aria-label={t.deskDonors.actionLabel({
            action: texts.dismiss,
            item: texts.pair({ first: first.name, second: second.name }),
          })}
          busy={isBusy}
          onClick={() => dismiss.mutate({ mosque, body: { first: first.id, second: second.id } })}
        >
          {texts.dismiss}
        </Button>
      </ButtonRow>
    </Panel>
  )
}
