import type { DeskMosque, DonorDetail } from '@minaret/contract/desk'
import { ButtonLink, ButtonRow, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath, Panel, todayIn } from '../frame/index.ts'
import { RecordSpoken } from './RecordSpoken.tsx'
import styles from './donors.module.css'

type Declaration = DonorDetail['declarations'][number]

/** A donor's Gift Aid declarations, with a form for spoken ones. Renders nothing if the mosque claims no Gift Aid. */
export function Declarations({ mosque, donor }: { mosque: DeskMosque; donor: DonorDetail }) {
  const { t, format } = useMessages('deskDonors')
  const texts = t.deskDonors.declarations
  const { spokenWords, declarations } = donor
  if (spokenWords === undefined && declarations.length === 0) return null
  const detailsOf = (declaration: Declaration) => {
    const { agreedAt, cancelledAt, withdrawn, counts, channel, recordSentAt, withdrawableUntil } = declaration
    const isSpoken = channel === 'spoken'
    const isWithdrawable =
      !cancelledAt && withdrawableUntil !== undefined && withdrawableUntil >= todayIn(mosque.timeZone)
    const agreedDay = format.instant(agreedAt).date
    return [
      isSpoken ? texts.spoken({ day: agreedDay }) : texts.agreed({ day: agreedDay }),
      ...(recordSentAt && counts ? [texts.recorded({ day: format.instant(recordSentAt).date })] : []),
      ...(cancelledAt
        ? [(withdrawn ? texts.withdrawn : texts.cancelled)({ day: format.instant(cancelledAt).date })]
        : []),
      ...(counts || cancelledAt ? [] : [isSpoken ? texts.unsent : texts.unproved]),
      ...(isWithdrawable && counts ? [texts.withdrawable({ day: format.day(withdrawableUntil).date })] : []),
    ]
  }
  return (
    <Panel id="declarations" title={texts.title}>
      <List
        label={texts.title}
        empty={<p className={styles.hint}>{texts.none}</p>}
        rows={declarations.map((declaration) => ({
          id: declaration.id,
          title: <bdi>{declaration.name}</bdi>,
          meta: (
            <>
              <p className={styles.text}>
                <bdi>{declaration.address}</bdi>
              </p>
              <p className={styles.hint}>{detailsOf(declaration).join(' · ')}</p>
            </>
          ),
        }))}
      />
      <ButtonRow className={styles.buttons}>
        {spokenWords !== undefined && <RecordSpoken mosque={mosque} donor={donor} declarationText={spokenWords} />}
        <ButtonLink tone="quiet" href={`${deskPath(mosque.slug, 'gift-aid')}/declarations`}>
          {texts.open}
        </ButtonLink>
      </ButtonRow>
    </Panel>
  )
}
