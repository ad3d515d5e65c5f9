import type { DonorDetail } from '@minaret/contract/desk'
import { ButtonRow, List } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { SendEmail } from './SendEmail.tsx'
import styles from './donors.module.css'

/** What a donor gave in each year, with a statement to each of their addresses. */
export function Years({ mosque, donor }: { mosque: string; donor: DonorDetail }) {
  const { t, format } = useWords('deskDonors')
  const say = t.deskDonors.years
  const reached = donor.entries.filter(({ email }) => email !== '')
  return (
    <section className={styles.card} aria-labelledby="years">
      <h2 id="years">{say.title}</h2>
      <List
        label={say.title}
        empty={<p className={styles.hint}>{say.none}</p>}
        rows={donor.years.map(({ from, to, totals }) => {
          const span = say.span({ from: format.day(from).date, to: format.day(to).date })
          return {
            id: from,
            title: totals.map(({ amountMinor, currency }) => format.amount(amountMinor, currency)).join(' · '),
            meta: (
              <>
                <p className={styles.hint}>{span}</p>
                <ButtonRow className={styles.buttons}>
                  {reached.map(({ id, email }) => (
                    <SendEmail
                      key={id}
                      mosque={mosque}
                      donor={donor.id}
                      wish={{ kind: 'statement', entry: id, from }}
                      label={reached.length > 1 ? say.sendTo({ email: format.inText(email) }) : say.send}
                      of={`${span}, ${email}`}
                    />
                  ))}
                </ButtonRow>
              </>
            ),
          }
        })}
      />
    </section>
  )
}
