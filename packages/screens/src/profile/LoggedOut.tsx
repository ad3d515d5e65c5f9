import { useSession } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, Section } from '@minaret/ui'
import { loginPath } from '../app/loginPath.ts'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './profile.module.css'

/** Replaces the profile without a session; the login returns to the requested tab. */
export function LoggedOut() {
  const { t } = useMessages('profile')
  const { ended } = useSession()
  const { search } = usePageLocation()
  const canOpen = useOpenScreens()
  const texts = t.profile.loggedOut
  const reason = ended && ended !== 'relogin' ? ended : 'never'
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <Section width="narrow">
      <PageMeta title={t.profile.title} noIndex />
      <div role="status">
        <EmptyState
          seed="profile"
          level={1}
          title={texts.titles[reason]}
          action={
            <span className={styles.actions}>
              <ButtonLink href={reason === 'asked' ? pathTo('login') : loginPath(pathTo('profile') + query)}>
                {texts.login}
              </ButtonLink>
              {canOpen('register') && reason === 'never' && (
                <ButtonLink tone="quiet" href={pathTo('register')}>
                  {texts.register}
                </ButtonLink>
              )}
            </span>
          }
        >
          {texts.more[reason]}
        </EmptyState>
      </div>
    </Section>
  )
}

/** The confirmation after the account is deleted. */
export function Deleted() {
  const { t } = useMessages('profile')
  const { done, doneMore, home } = t.profile.data.remove
  return (
    <Section width="narrow">
      <PageMeta title={done} noIndex />
      <div role="status">
        <EmptyState seed="profile" level={1} title={done} action={<ButtonLink href="/">{home}</ButtonLink>}>
          {doneMore}
        </EmptyState>
      </div>
    </Section>
  )
}
