import type { DeskAnnouncement, DeskMosque } from '@minaret/contract/desk'
import { isConflict, useDeskAction, useDeskQuery, useDraft } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { EmptyState, LineLink, Notice } from '@minaret/ui'
import { type ReactNode, useState } from 'react'
import { AnnouncementNotice } from '../../announcement/index.ts'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, DraftNote, Loading, MosqueText, todayIn } from '../frame/index.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { type AnnouncementFields, emptyFields, toFields, parseAnnouncementDraft, timesOf } from './fields.ts'
import { janazahText } from './janazahText.ts'
import { AnnouncementOnDisplays } from './AnnouncementOnDisplays.tsx'
import { maxText } from './problems.ts'

/** From 14:00, the next Dhuhr is tomorrow's: the time from then to midnight, in milliseconds. */
const afternoonMs = 10 * 3_600_000

/** A preview of the form's announcement on the displays; renders nothing while the text is empty or invalid. */
function DisplaysPreview({
  mosque,
  fields,
  replaces,
}: {
  mosque: DeskMosque
  fields: AnnouncementFields
  replaces?: string
}) {
  const [now] = useState(() => new Date())
  const request = toRequest(fields, mosque, now)
  if (!request || request.text === '' || request.text.length > maxText) return null
  const { until: _until, ...announcement } = request
  return (
    <AnnouncementOnDisplays
      mosque={mosque.slug}
      announcement={{ ...announcement, ...(replaces ? { replaces } : {}) }}
    />
  )
}

/** The form's request; undefined if its times are invalid. */
function toRequest(fields: AnnouncementFields, { language, timeZone }: DeskMosque, now: Date) {
  const times = timesOf(fields, timeZone, now)
  if (!times) return undefined
  const content = fields.kind === 'janazah' && !fields.ownWords ? janazahText(fields, language) : fields
  const title = content.title.trim()
  return {
    kind: fields.kind,
    ...(title === '' ? {} : { title }),
    text: content.text.trim(),
    ...(fields.start ? { from: times.from.toISOString() } : {}),
    until: times.until.toISOString(),
  }
}

export type NewAnnouncementScreenProps = {
  mosque: DeskMosque
  /** The id of an announcement to copy. */
  copiedId?: string
  /** Called once it is published. */
  onDone(): void
}

/** The form for a new announcement. */
export function NewAnnouncementScreen({ mosque, copiedId, onDone }: NewAnnouncementScreenProps) {
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const { timeZone } = mosque
  const path = deskPath(mosque.slug, 'announcements')
  const draft = useDraft({
    mosque: mosque.slug,
    form: 'announcement.new',
    title: texts.draft,
    path: `${path}/new`,
    parse: parseAnnouncementDraft,
  })
  const { data: lists } = useDeskQuery('announcementList', { mosque: mosque.slug })
  const original = lists && [...lists.on, ...lists.toCome, ...lists.over].find(({ id }) => id === copiedId)
  const add = useDeskAction('announcementAdd', { undo: 'usual', refresh: 'mosque' })
  const today = todayIn(timeZone)
  // In the evening, a janazah is most likely announced for tomorrow's Dhuhr.
  const [likelyDay] = useState(() => todayIn(timeZone, new Date(Date.now() + afternoonMs)))
  const initial: AnnouncementFields = original
    ? { ...emptyFields(today), kind: original.kind, title: original.title ?? '', text: original.text, ownWords: true }
    : emptyFields(today, likelyDay)
  const fields = draft.value ?? initial
  const isLoading = draft.isLoading || (copiedId !== undefined && !lists)
  return (
    <Frame mosque={mosque} title={texts.newTitle}>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      {isLoading ? (
        <Loading hasFailed={false} retry={() => {}} />
      ) : (
        <AnnouncementForm
          fields={fields}
          onChange={draft.change}
          language={mosque.language}
          timeZone={timeZone}
          displayPreview={<DisplaysPreview mosque={mosque} fields={fields} />}
          busy={add.isPending}
          onSubmit={() => {
            const body = toRequest(fields, mosque, new Date())
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

/** The form for an existing announcement. */
export function EditAnnouncementScreen({ mosque, id, onDone }: EditAnnouncementScreenProps) {
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const query = useDeskQuery('announcementList', { mosque: mosque.slug })
  const { data: lists } = query
  const announcement = lists && [...lists.on, ...lists.toCome].find((candidate) => candidate.id === id)
  return (
    <Frame mosque={mosque} title={texts.editTitle}>
      {!lists && <Loading hasFailed={query.isError} retry={() => void query.refetch()} />}
      {lists && !announcement && <EmptyState seed="announcement" title={texts.notFound} />}
      {announcement && <EditForm mosque={mosque} announcement={announcement} onDone={onDone} />}
    </Frame>
  )
}

function EditForm({
  mosque,
  announcement,
  onDone,
}: {
  mosque: DeskMosque
  announcement: DeskAnnouncement
  onDone(): void
}) {
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const { slug, timeZone, language } = mosque
  const { id, kind, title = texts.kindTitles[kind], text, from, version } = announcement
  const draft = useDraft({
    mosque: slug,
    form: `announcement.${id}`,
    title: texts.draftOf({ title }),
    path: `${deskPath(slug, 'announcements')}/${id}`,
    parse: parseAnnouncementDraft,
  })
  const change = useDeskAction('announcementChange', { undo: 'usual', refresh: 'mosque' })
  const [openedAt] = useState(() => new Date())
  const fields = draft.value ?? toFields(announcement, timeZone, openedAt)
  return (
    <>
      <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
      {isConflict(change.error) && (
        <Notice tone="warning" live="assertive" title={texts.conflict}>
          <AnnouncementNotice
            kind={kind}
            title={<MosqueText>{title}</MosqueText>}
            text={<MosqueText>{text}</MosqueText>}
          />
          <p>{texts.conflictHint}</p>
        </Notice>
      )}
      {draft.isLoading ? (
        <Loading hasFailed={false} retry={() => {}} />
      ) : (
        <AnnouncementForm
          fields={fields}
          onChange={draft.change}
          language={language}
          timeZone={timeZone}
          displayPreview={<DisplaysPreview mosque={mosque} fields={fields} replaces={id} />}
          isExisting
          hasStarted={Date.parse(from) <= openedAt.getTime()}
          busy={change.isPending}
          onSubmit={() => {
            const body = toRequest(fields, mosque, new Date())
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
  const { t } = useMessages('deskAnnouncements')
  return (
    <DeskFrame mosque={mosque} page="announcements" title={title}>
      <LineLink href={deskPath(mosque.slug, 'announcements')}>{t.deskAnnouncements.back}</LineLink>
      <h1>{title}</h1>
      {mayUse('announcementAdd', mosque.roles) ? children : <Notice>{t.deskAnnouncements.readOnly}</Notice>}
    </DeskFrame>
  )
}
