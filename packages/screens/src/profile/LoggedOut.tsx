import { useSession } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, EmptyState, Section } from '@minaret/ui'
import { loginTo } from '../app/loginTo.ts'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './profile.module.css'

/** Stands in the profile's place while nobody is logged in, and leads back to the very part of it that was asked for. */
export function LoggedOut() {
  const { t } = useWords('profile')
  const { ended } = useSession()
  const { search } = usePlace()
  const open = useOpenScreens()
  const words = t.profile.loggedOut
  const why = ended && ended !== 'relogin' ? ended : 'never'
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <Section width="narrow">
      <PageMeta title={t.profile.title} hidden />
      <div role="status">
        <EmptyState
          seed="profile"
          level={1}
          title={words.titles[why]}
          action={
            <span className={styles.ways}>
              <ButtonLink href={why === 'asked' ? pathTo('login') : loginTo(pathTo('profile') + query)}>
                {words.login}
              </ButtonLink>
              {open('register') && why === 'never' && (
                <ButtonLink tone="quiet" href={pathTo('register')}>
                  {words.register}
                </ButtonLink>
              )}
            </span>
          }
        >
          {words.more[why]}
        </EmptyState>
      </div>
    </Section>
  )
}

/** What is said once the account has gone. */
export function Deleted() {
  const { t } = useWords('profile')
  const { done, doneMore, home } = t.profile.data.remove
  return (
    <Section width="narrow">
      <PageMeta title={done} hidden />
      <div role="status">
        <EmptyState seed="profile" level={1} title={done} action={<ButtonLink href="/">{home}</ButtonLink>}>
          {doneMore}
        </EmptyState>
      </div>
    </Section>
  )
}
