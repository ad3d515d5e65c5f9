import { useHome } from '@minaret/domain'
import { useMessages } from '../app/MessagesProvider.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { AnnouncementNotice } from '../announcement/index.ts'

/** The current emergencies and janazahs, for the top of the page. */
export function UrgentAnnouncements() {
  const { t } = useMessages('home')
  const { data } = useHome()
  const announcements = data?.announcements ?? []
  return (['emergency', 'janazah'] as const).flatMap((urgentKind) =>
    announcements
      .filter(({ kind }) => kind === urgentKind)
      .map(({ id, kind, title, text }) => (
        <AnnouncementNotice
          key={id}
          kind={kind}
          title={<IsolatedText>{title ?? t.home.kinds[kind]}</IsolatedText>}
          text={<IsolatedText>{text}</IsolatedText>}
        />
      )),
  )
}
