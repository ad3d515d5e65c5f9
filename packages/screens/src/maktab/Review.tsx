import { SummaryList, type SummaryItem } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import type { FamilyFields } from './family.ts'
import styles from './maktab.module.css'

/** The summary of a registration before it is sent. */
export function Review({ family }: { family: FamilyFields }) {
  const { t, format } = useMessages('maktab', 'forms')
  const { guardian, secondContact, children, photos } = family
  const { guardian: guardianTexts, second, child, consent } = t.maktab
  const renderPart = (title: string, rows: readonly (readonly [label: string, value: string])[], key = title) => (
    <section key={key}>
      <h4 className={styles.small}>{title}</h4>
      <SummaryList
        items={rows.flatMap(([label, value]): SummaryItem[] =>
          value.trim() ? [{ label, value: <IsolatedText>{value.trim()}</IsolatedText> }] : [],
        )}
      />
    </section>
  )
  return (
    <div className={styles.parts}>
      {renderPart(guardianTexts.legend, [
        [t.forms.name, guardian.name],
        [guardianTexts.relationship, guardian.relationship],
        [t.forms.email, guardian.email],
        [t.forms.number, guardian.contactNumber],
        [guardianTexts.address, guardian.address],
      ])}
      {secondContact.name.trim() &&
        renderPart(second.legend, [
          [second.name, secondContact.name],
          [second.number, secondContact.contactNumber],
          [guardianTexts.relationship, secondContact.relationship],
        ])}
      {children.map(({ firstName, lastName, dateOfBirth, school, needs }, index) =>
        renderPart(
          child.childNumber({ figure: format.number(index + 1) }),
          [
            [child.firstName, firstName],
            [child.lastName, lastName],
            [child.birth, dateOfBirth?.ok ? format.day(dateOfBirth.date).date : ''],
            [child.school, school],
            [child.needs, needs],
          ],
          String(index),
        ),
      )}
      {renderPart(consent.legend, [
        [consent.keepShort, consent.yes],
        [consent.photosShort, photos ? consent.yes : consent.no],
      ])}
    </div>
  )
}
