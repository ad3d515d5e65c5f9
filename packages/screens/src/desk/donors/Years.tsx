import type { DonorDetail } from '@minaret/contract/desk'
import { ButtonRow, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'
import { SendEmail } from './SendEmail.tsx'
import styles from './donors.module.css'

/** A donor's giving by year, with buttons to email a statement to each of their addresses. */
export function Years({ mosque, donor }: { mosque: string; donor: DonorDetail }) {
  const { t, format } = useMessages('deskDonors')
  const texts = t.deskDonors.years
  const entriesWithEmail = donor.entries.filter(({ email }) => email !== '')
  return (
    <Panel id="years" title={texts.title}>
      <List
        label={texts.title}
        empty={<p className={styles.hint}>{texts.none}</p>}
        rows={donor.years.map(({ from, to, totals }) => {
          const period = texts.span({ from: format.day(from).date, to: format.day(to).date })
          return {
            id: from,
            title: totals.map(({ amountMinor, currency }) => format.amount(amountMinor, currency)).join(' · '),
            meta: (
              <>
                <p className={styles.hint}>{period}</p>
                <ButtonRow className={styles.buttons}>
                  {entriesWithEmail.map(({ id, email }) => (
                    <SendEmail
                      key={id}
                      mosque={mosque}
                      donor={donor.id}
                      request={{ kind: 'statement', entry: id, from }}
                      label={entriesWithEmail.length > 1 ? texts.sendTo({ email: format.inText(email) }) : texts.send}
                      subject={`${period}, ${email}`}
                    />
                  ))}
                </ButtonRow>
              </>
            ),
          }
        })}
      />
    </Panel>
  )
}
