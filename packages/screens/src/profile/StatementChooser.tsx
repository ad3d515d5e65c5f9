import { dateIn, useDomain } from '@minaret/domain'
import { Button, Form, Select } from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './profile.module.css'
import { type Year, yearsUntil } from './years.ts'

/** The choice of a statement's year. */
export function StatementChooser() {
  const { t, format } = useMessages('profile')
  const { clock, tenant } = useDomain()
  const { go } = usePageLocation()
  const texts = t.profile.statement
  const years = yearsUntil(dateIn(tenant.timeZone, clock.read()), tenant.country)
  const nameOf = ({ kind, first }: Year) =>
    kind === 'tax'
      ? texts.tax({ from: format.number(first), to: format.number(first + 1) })
      : texts.calendar({ year: format.number(first) })
  return (
    <section aria-labelledby="profile-statement" className={styles.part}>
      <div>
        <h2 id="profile-statement">{texts.title}</h2>
        <p className={styles.soft}>{texts.lead}</p>
      </div>
      <Form
        onSubmit={(data) => {
          const year = data.get('statement')
          if (typeof year === 'string') go(`?statement=${year}`)
        }}
      >
        <Select
          name="statement"
          label={texts.year}
          options={years.map((year) => ({ value: year.id, label: nameOf(year) }))}
        />
        <div className={styles.actions}>
          <Button type="submit" tone="quiet">
            {texts.open}
          </Button>
        </div>
      </Form>
    </section>
  )
}
