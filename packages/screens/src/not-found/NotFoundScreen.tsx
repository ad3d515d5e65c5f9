import { ButtonLink, MessagePage } from '@minaret/ui'
import { pathTo } from '@minaret/plans'
import { PageMeta } from '../app/PageMeta.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

/** The not-found page: there is no page at this URL, or the tenant does not offer it (`decisions.md` 2). */
export function NotFoundScreen() {
  const { t, format } = useMessages()
  const canOpen = useOpenScreens()
  return (
    <>
      <PageMeta title={t.notFound.title} noIndex />
      <MessagePage
        seed="404"
        title={t.notFound.title}
        code={format.digits('404')}
        actions={
          <>
            <ButtonLink href="/">{t.notFound.home}</ButtonLink>
            {canOpen('prayerTimes') && (
              <ButtonLink href={pathTo('prayerTimes')} tone="quiet">
                {screenName(t, 'prayerTimes')}
              </ButtonLink>
            )}
          </>
        }
      >
        {t.notFound.more}
      </MessagePage>
    </>
  )
}
