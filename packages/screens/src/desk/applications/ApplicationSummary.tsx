import type { DeskApplication } from '@minaret/contract/desk'
import { SummaryList } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/index.ts'
import { languageName, useFormatInstant, useJoinedList } from '../frame/index.ts'
import styles from './applications.module.css'

const phoneLink = (number: string) => (
  <a href={`tel:${number}`} dir="ltr">
    {number}
  </a>
)

/** An application's details: applicant, course, status and consents. */
export function ApplicationSummary({ application }: { application: DeskApplication }) {
  const { t, format } = useMessages('desk', 'deskApplications')
  const texts = t.deskApplications
  const { state, emailed, emailProblem, at, email, contactNumber, relationship, address, secondContact, text } =
    application
  const { language, course, consent } = application
  const formatInstant = useFormatInstant()
  const joinList = useJoinedList()
  const rows: [string, ReactNode][] = [
    [texts.status, texts.states[state]],
    ...(emailed ? [[texts.emailState, texts.emailStates[emailed]] satisfies [string, ReactNode]] : []),
    ...(emailProblem
      ? [[texts.mailServer, <bdi key="problem">{emailProblem}</bdi>] satisfies [string, ReactNode]]
      : []),
    ...(course ? [[texts.course, <bdi key="course">{course.title}</bdi>] satisfies [string, ReactNode]] : []),
    ...(course?.places === undefined
      ? []
      : [
          [
            texts.placesLeft,
            texts.places({ left: Math.max(course.places - course.taken, 0), places: course.places }),
          ] satisfies [string, ReactNode],
        ]),
    [
      texts.applied,
      <time key="at" dateTime={at}>
        {formatInstant(at)}
      </time>,
    ],
    [
      texts.email,
      <bdi key="email" dir="ltr">
        {email}
      </bdi>,
    ],
    ...(contactNumber ? [[texts.phone, phoneLink(contactNumber)] satisfies [string, ReactNode]] : []),
    ...(relationship
      ? [[texts.relationship, <bdi key="relationship">{relationship}</bdi>] satisfies [string, ReactNode]]
      : []),
    ...(address
      ? [
          [
            texts.address,
            <span key="address" className={styles.lines} dir="auto">
              {address}
            </span>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(secondContact
      ? [
          [
            texts.secondContact,
            <span key="second">
              <bdi>{joinList([secondContact.name, secondContact.relationship])}</bdi>{' '}
              {phoneLink(secondContact.contactNumber)}
            </span>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(language ? [[texts.language, languageName(language, format.locale)] satisfies [string, ReactNode]] : []),
    ...(consent
      ? [[texts.photos, consent.photos ? texts.photosYes : texts.photosNo] satisfies [string, ReactNode]]
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
