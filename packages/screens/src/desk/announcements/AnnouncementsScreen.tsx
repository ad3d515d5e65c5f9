import type { DeskAnnouncement, DeskMosque } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonLink, ButtonRow, Notice, ShareButtons } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { EndOrExtend } from '../announcement-actions/index.ts'
import { DeskFrame, deskPath, Loading, MosqueText, useFormatEnd, useFormatInstant } from '../frame/index.ts'
import styles from './announcements.module.css'

/** All of a mosque's announcements: current, scheduled and past. */
export function AnnouncementsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const query = useDeskQuery('announcementList', { mosque: mosque.slug })
  const { data } = query
  const mayAdd = mayUse('announcementAdd', mosque.roles)
  const path = deskPath(mosque.slug, 'announcements')
  return (
    <DeskFrame mosque={mosque} page="announcements" title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {mayAdd ? (
        <ButtonLink href={`${path}/new`} size="large">
          {texts.add}
        </ButtonLink>
      ) : (
        <Notice>{texts.readOnly}</Notice>
      )}
      {data ? (
        <>
          <h2 className={styles.heading}>{texts.current}</h2>
          {data.on.length === 0 && <p className={styles.hint}>{texts.noneCurrent}</p>}
          <Cards mosque={mosque} announcements={data.on} state="on" />
          {data.toCome.length > 0 && <h2 className={styles.heading}>{texts.upcoming}</h2>}
          <Cards mosque={mosque} announcements={data.toCome} state="toCome" />
          {data.over.length > 0 && (
            <details className={styles.past}>
              <summary>{`${texts.past} (${data.over.length})`}</summary>
              <Cards mosque={mosque} announcements={data.over} state="over" />
            </details>
          )}
        </>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

type State = 'on' | 'toCome' | 'over'
type CardsProps = { mosque: DeskMosque; announcements: readonly DeskAnnouncement[]; state: State }

function Cards({ announcements, ...rest }: CardsProps) {
  if (announcements.length === 0) return null
  return (
    <ul className={styles.cards}>
      {announcements.map((announcement) => (
        <li key={announcement.id} data-kind={announcement.kind} className={styles.card}>
          <Card announcement={announcement} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function Card({ mosque, announcement, state }: { mosque: DeskMosque; announcement: DeskAnnouncement; state: State }) {
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const { kind, text, from, until } = announcement
  const title = announcement.title ?? texts.kindTitles[kind]
  const formatInstant = useFormatInstant()
  const formatEnd = useFormatEnd()
  const timeTexts = [
    ...(state === 'toCome' ? [texts.from({ at: formatInstant(from) })] : []),
    until
      ? state === 'over'
        ? texts.ended({ at: formatInstant(until) })
        : texts.until(formatEnd(until))
      : texts.noEnd,
  ]
  return (
    <>
      <h3>
        <MosqueText>{title}</MosqueText>
      </h3>
      <p className={styles.text}>
        <MosqueText>{text}</MosqueText>
      </p>
      <p className={styles.hint}>{timeTexts.join(' · ')}</p>
      {mayUse('announcementChange', mosque.roles) && (
        <Actions mosque={mosque} announcement={announcement} title={title} state={state} />
      )}
      {state === 'on' && <ShareMenu mosque={mosque} title={title} text={text} />}
    </>
  )
}

function Actions({
  mosque,
  announcement,
  title,
  state,
}: {
  mosque: DeskMosque
  announcement: DeskAnnouncement
  title: string
  state: State
}) {
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const start = useDeskAction('announcementStart', { undo: 'usual', refresh: 'mosque' })
  const path = deskPath(mosque.slug, 'announcements')
  const { id } = announcement
  if (state === 'over')
    return (
      <ButtonRow>
        <ButtonLink
          tone="quiet"
          href={`${path}/new?like=${id}`}
          aria-label={texts.actionLabel({ action: texts.useAgain, title })}
        >
          {texts.useAgain}
        </ButtonLink>
      </ButtonRow>
    )
  return (
    <ButtonRow>
      {state === 'toCome' && mayUse('announcementStart', mosque.roles) && (
        <Button
          tone="quiet"
          aria-label={texts.actionLabel({ action: texts.showNow, title })}
          busy={start.isPending}
          onClick={() => start.mutate({ mosque: mosque.slug, announcement: id })}
        >
          {texts.showNow}
        </Button>
      )}
      <EndOrExtend mosque={mosque.slug} announcement={announcement} title={title} />
      <ButtonLink tone="quiet" href={`${path}/${id}`} aria-label={texts.actionLabel({ action: texts.edit, title })}>
        {texts.edit}
      </ButtonLink>
    </ButtonRow>
  )
}

/** Share buttons for an announcement, with the site's URL; WhatsApp is the most used. */
function ShareMenu({ mosque, title, text }: { mosque: DeskMosque; title: string; text: string }) {
  const { t } = useMessages('deskAnnouncements')
  const { t: share } = useMessages('share')
  const texts = t.deskAnnouncements
  return (
    <details className={styles.share}>
      <summary aria-label={texts.actionLabel({ action: texts.share, title })}>{texts.share}</summary>
      <ShareButtons
        url={mosque.address}
        text={`*${title}*\n${text}\n${mosque.name}`}
        label={texts.actionLabel({ action: texts.share, title })}
        labels={share.share}
      />
    </details>
  )
}
