import type { DeskApplication } from '@minaret/contract/desk'
import { SummaryList } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../app/index.ts'
import { languageName, useInstant, useJoinedList } from '../frame/index.ts'
import styles from './applications.module.css'

const phone = (number: string) => (
  <a href={`tel:${number}`} dir="ltr">
    {number}
  </a>
)

/** The facts of an application: applicant, course, status and consents. */
export function Facts({ application }: { application: DeskApplication }) {
  const { t, format } = useWords('desk', 'deskApplications')
  const words = t.deskApplications
  const { state, emailed, emailProblem, at, email, contactNumber, relationship, address, secondContact, text } =
    application
  const { language, course, consent } = application
  const instant = useInstant()
  const series = useJoinedList()
  const rows: [string, ReactNode][] = [
    [words.status, words.states[state]],
    ...(emailed ? [[words.emailState, words.emailStates[emailed]] satisfies [string, ReactNode]] : []),
    ...(emailProblem
      ? [[words.mailServer, <bdi key="problem">{emailProblem}</bdi>] satisfies [string, ReactNode]]
      : []),
    ...(course ? [[words.course, <bdi key="course">{course.title}</bdi>] satisfies [string, ReactNode]] : []),
    ...(course?.places === undefined
      ? []
      : [
          [
            words.placesLeft,
            words.places({ left: Math.max(course.places - course.taken, 0), places: course.places }),
          ] satisfies [string, ReactNode],
        ]),
    [
      words.applied,
      <time key="at" dateTime={at}>
        {instant(at)}
      </time>,
    ],
    [
      words.email,
      <bdi key="email" dir="ltr">
        {email}
      </bdi>,
    ],
    ...(contactNumber ? [[words.phone, phone(contactNumber)] satisfies [string, ReactNode]] : []),
    ...(relationship
      ? [[words.relationship, <bdi key="relationship">{relationship}</bdi>] satisfies [string, ReactNode]]
      : []),
    ...(address
      ? [
          [
            words.address,
            <span key="address" className={styles.lines} dir="auto">
              {address}
            </span>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(secondContact
      ? [
          [
            words.secondContact,
            <span key="second">
              <bdi>{series([secondContact.name, secondContact.relationship].flatMap((part) => part || []))}</bdi>{' '}
              {phone(secondContact.contactNumber)}
            </span>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(language ? [[words.language, languageName(language, format.locale)] satisfies [string, ReactNode]] : []),
    ...(consent
      ? [[words.photos, consent.photos ? words.photosYes : words.photosNo] satisfies [string, ReactNode]]
      : []),
  ]
  return (
    <>
      <SummaryList className={styles.facts} items={rows.map(([label, value]) => ({ label, value }))} />
      {text && (
        <blockquote className={styles.text} dir="auto">
          {text}
        </blockquote>
      )}
    </>
  )
}
