import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, EmptyState, Form, List, Select, TextArea } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useReauthentication } from '../confirm/index.ts'
import { Loading } from '../frame/index.ts'
import { installationChange } from './installationChange.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import { useFormatters } from './useFormatters.ts'
import styles from './installation.module.css'

const durations = [1, 2, 3, 7, 14, 30] as const

/** Announcements to all desks: the form, and current announcements. */
export function AnnouncementsScreen() {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.announcements
  return (
    <InstallationFrame page="announcements" title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <AnnouncementForm />
      <h2>{texts.current}</h2>
      <CurrentAnnouncements />
    </InstallationFrame>
  )
}

function AnnouncementForm() {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.announcements
  const [text, setText] = useState('')
  const [days, setDays] = useState(2)
  const announce = useDeskAction('installationAnnounce', installationChange)
  const { run, dialog } = useReauthentication(announce)
  const error = fieldErrorsOf(announce.error).text
  return (
    <>
      <Form
        className={styles.form}
        onSubmit={() => text.trim() !== '' && run({ body: { text: text.trim(), days } }, () => setText(''))}
      >
        <TextArea
          label={texts.text}
          value={text}
          rows={2}
          required
          {...(error ? { error } : {})}
          onChange={({ target }) => setText(target.value)}
        />
        <Select
          label={texts.days}
          value={String(days)}
          options={durations.map((duration) => ({
            value: String(duration),
            label: texts.dayCount({ count: duration }),
          }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Button type="submit" busy={announce.isPending}>
          {texts.announce}
        </Button>
      </Form>
      {dialog}
    </>
  )
}

function CurrentAnnouncements() {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.announcements
  const { formatInstant } = useFormatters()
  const query = useDeskQuery('installationAnnouncementList', {})
  const end = useDeskAction('installationAnnouncementEnd', installationChange)
  if (!query.data) return <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
  return (
    <List
      rows={query.data.announcements.map(({ id, text, endsAt }) => ({
        id,
        title: <span dir="auto">{text}</span>,
        meta: texts.until({ at: formatInstant(endsAt) }),
        action: (
          <Button
            tone="quiet"
            aria-label={texts.endOf({ text })}
            busy={end.isPending && end.variables.id === id}
            onClick={() => end.mutate({ id })}
          >
            {texts.end}
          </Button>
        ),
      }))}
      empty={<EmptyState seed="announcements" title={texts.none} />}
    />
  )
}
