import type { DeskMosque, DonorDetail } from '@minaret/contract/desk'
import { ButtonRow, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import { RegularGiftActions } from './RegularGiftActions.tsx'
import { SendEmail } from './SendEmail.tsx'
import styles from './donors.module.css'

/** A donor's regular gifts, with the changes staff can make at the donor's request. */
export function RegularGifts({ mosque, donor }: { mosque: DeskMosque; donor: DonorDetail }) {
  const { t, format } = useMessages('deskDonors')
  const texts = t.deskDonors.regular
  return (
    <Panel id="regular" title={texts.title}>
      <p className={styles.hint}>{texts.lead}</p>
      <List
        label={texts.title}
        empty={null}
        rows={donor.regular.map((gift) => {
          const { id, amountMinor, currency, rhythm: frequency, state, cause, next, resumesOn } = gift
          const amount = format.amount(amountMinor, currency)
          const title = texts.of({ amount, frequency: texts.frequencies[frequency], cause: format.inText(cause.title) })
          const isOver = state === 'ended' || state === 'expired'
          return {
            id,
            title,
            meta: (
              <>
                <p className={styles.hint}>
                  {[
                    texts.states[state],
                    ...(next ? [texts.next({ day: format.day(next).date })] : []),
                    ...(resumesOn ? [texts.resumes({ day: format.day(resumesOn).date })] : []),
                  ].join(' · ')}
                </p>
                {!isOver && (
                  <ButtonRow className={styles.buttons}>
                    <RegularGiftActions mosque={mosque} donor={donor.id} gift={gift} title={title} />
                    <SendEmail
                      mosque={mosque.slug}
                      donor={donor.id}
                      request={{ kind: 'link', gift: id }}
                      label={texts.link}
                      subject={title}
                    />
                  </ButtonRow>
                )}
              </>
            ),
          }
        })}
      />
    </Panel>
  )
}
