import type { DeskAnnouncement, DeskMosque } from '@minaret/contract/desk'
import { isConflict, useDeskAction, useDeskQuery, useDraft } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { EmptyState, LineLink, Notice } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { AnnouncementNotice } from '../../announcement/index.ts'
import { useWords } from '../../app/index.ts'
import { DeskFrame, deskPath, DraftNote, Loading, MosqueText, todayIn } from '../frame/index.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { type AnnouncementFields, emptyFields, fieldsOf, readFields, timesOf } from './fields.ts'
import { janazahText } from './janazahText.ts'
import { OnDisplays } from './OnDisplays.tsx'
import { maxText } from './problems.ts'

/** From 14:00 on, Dhuhr is tomorrow's: in milliseconds before midnight. */
const eveningHours = 10 * 3_600_000

/** What the displays are asked to show of a form; nothing while it says nothing. */
function OnTheDisplays({
  mosque,
  fields,
  replaces,
}: {
  mosque: DeskMosque
  fields: AnnouncementFields
  replaces?: string
}) {
  const [now] = useState(() => new Date())
  const sent = toSend(fields, mosque, now)
  if (!sent || sent.text === '' || sent.text.length > maxText) return null
  const { until: _until, ...announcement } = sent
  return <OnDisplays mosque={mosque.slug} announcement={{ ...announcement, ...(replaces ? { replaces } : {}) }} />
}

/** What is sent for a form, and nothing while its times are none. */
function toSend(fields: AnnouncementFields, { language, timeZone }: DeskMosque, now: Date) {
  const times = timesOf(fields, timeZone, now)
  if (!times) return undefined
  const words = fields.kind === 'janazah' && !fields.ownWords ? janazahText(fields, language) : fields
  const title = words.title.trim()
  return {
    kind: fields.kind,
    ...(title === '' ? {} : { title }),
    text: words.text.trim(),
    ...(fields.start ? { from: times.from.toISOString() } : {}),
    until: times.until.toISOString(),
  }
}

export type NewAnnouncementScreenProps = {
  mosque: DeskMosque
  /** An announcement whose words it begins with. */
  like?: string
  /** Called once it is published. */
  onDone(): void
}

/** Announcing something. */
export function NewAnnouncementScreen({ mosque, like, onDone }: NewAnnouncementScreenProps) {
  const { t } = useWords('deskAnnouncements')
  const say = t.deskAnnouncements
  const { timeZone } = mosque
  const path = deskPath(mosque.slug, 'announcements')
  const draft = useDraft({
    mosque: mosque.slug,
    form: 'announcement.new',
    title: say.draft,
    path: `${path}/new`,
    accept: readFields,
  })
  const { data: lists } = useDeskQuery('announcementList', { mosque: mosque.slug })
  const before = lists && [...lists.on, ...lists.toCome, ...lists.over].find(({ id }) => id === like)
  const add = useDeskAction('announcementAdd', { undo: 'usual', refresh: 'mosque' })
  const today = todayIn(timeZone)
  // In the evening it is tomorrow's Dhuhr that a janazah is announced for.
  const [likelyDay] = useState(() => todayIn(timeZone, new Date(Date.now() + eveningHours)))
  const first: AnnouncementFields = before
    ? { ...emptyFields(today), kind: before.kind, title: before.title ?? '', text: before.text, ownWords: true }
    : emptyFields(today, likelyDay)
  const fields = draft.value ?? first
  const isWaiting = draft.isLoading || (like !== undefined && !lists)
  return (
    <Frame mosque={mosque} title={say.newTitle}>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      {isWaiting ? (
        <Loading failed={false} retry={() => {}} />
      ) : (
        <AnnouncementForm
          fields={fields}
          onChange={draft.change}
          language={mosque.language}
          timeZone={timeZone}
          onDisplays={<OnTheDisplays mosque={mosque} fields={fields} />}
          busy={add.isPending}
          onSubmit={() => {
            const body = toSend(fields, mosque, new Date())
            if (!body) return
            add.mutate(
              { mosque: mosque.slug, body },
              {
                onSuccess() {
                  draft.change(undefined)
                  onDone()
                },
              },
            )
          }}
        />
      )}
    </Frame>
  )
}

export type EditAnnouncementScreenProps = { mosque: DeskMosque; id: string; onDone(): void }

/** Changing an announcement. */
export function EditAnnouncementScreen({ mosque, id, onDone }: EditAnnouncementScreenProps) {
  const { t } = useWords('deskAnnouncements')
  const say = t.deskAnnouncements
  const loaded = useDeskQuery('announcementList', { mosque: mosque.slug })
  const { data: lists } = loaded
  const found = lists && [...lists.on, ...lists.toCome].find((one) => one.id === id)
  return (
    <Frame mosque={mosque} title={say.editTitle}>
      {!lists && <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />}
      {lists && !found && <EmptyState seed="announcement" title={say.gone} />}
      {found && <Edit mosque={mosque} announcement={found} onDone={onDone} />}
    </Frame>
  )
}

function Edit({
  mosque,
  announcement,
  onDone,
}: {
  mosque: DeskMosque
  announcement: DeskAnnouncement
  onDone(): void
}) {
  const { t } = useWords('deskAnnouncements')
  const say = t.deskAnnouncements
  const { slug, timeZone, language } = mosque
  const { id, kind, title = say.kindTitles[kind], text, from, version } = announcement
  const draft = useDraft({
    mosque: slug,
    form: `announcement.${id}`,
    title: say.draftOf({ title }),
    path: `${deskPath(slug, 'announcements')}/${id}`,
    accept: readFields,
  })
  const change = useDeskAction('announcementChange', { undo: 'usual', refresh: 'mosque' })
  const [openedAt] = useState(() => new Date())
  const fields = draft.value ?? fieldsOf(announcement, timeZone, openedAt)
  return (
    <>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      {isConflict(change.error) && (
        <Notice tone="warning" live="assertive" title={say.conflict}>
          <AnnouncementNotice
            kind={kind}
            title={<MosqueText>{title}</MosqueText>}
            text={<MosqueText>{text}</MosqueText>}
          />
          <p>{say.conflictHint}</p>
        </Notice>
      )}
      {draft.isLoading ? (
        <Loading failed={false} retry={() => {}} />
      ) : (
        <AnnouncementForm
          fields={fields}
          onChange={draft.change}
          language={language}
          timeZone={timeZone}
          onDisplays={<OnTheDisplays mosque={mosque} fields={fields} replaces={id} />}
          isOld
          hasBegun={Date.parse(from) <= openedAt.getTime()}
          busy={change.isPending}
          onSubmit={() => {
            const body = toSend(fields, mosque, new Date())
            if (!body) return
            change.mutate(
              { mosque: slug, announcement: id, body: { version, ...body, ...(fields.start ? {} : { from }) } },
              {
                onSuccess() {
                  draft.change(undefined)
                  onDone()
                },
              },
            )
          }}
        />
      )}
    </>
  )
}

function Frame({ mosque, title, children }: { mosque: DeskMosque; title: string; children: ReactNode }) {
  const { t } = useWords('deskAnnouncements')
  return (
    <DeskFrame mosque={mosque} page="announcements" title={title}>
      <LineLink href={deskPath(mosque.slug, 'announcements')}>{t.deskAnnouncements.back}</LineLink>
      <h1>{title}</h1>
      {mayUse('announcementAdd', mosque.roles) ? children : <Notice>{t.deskAnnouncements.readOnly}</Notice>}
    </DeskFrame>
  )
}
