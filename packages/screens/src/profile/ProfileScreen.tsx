import { useSession } from '@minaret/domain'
import { PageHeader, Section, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { MinimumHeight } from '../app/MinimumHeight.tsx'
import { useFocusOnChange } from '../app/useFocusOnChange.ts'
import { useHydrated } from '../app/useHydrated.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Deleted, LoggedOut } from './LoggedOut.tsx'
import { Profile } from './Profile.tsx'
import { StatementPage } from './StatementPage.tsx'

/** The profile page. */
export function ProfileScreen() {
  return (
    <MinimumHeight>
      <CurrentView />
    </MinimumHeight>
  )
}

function CurrentView() {
  const { user } = useSession()
  const { search } = usePageLocation()
  const isHydrated = useHydrated()
  const [isDeleted, setDeleted] = useState(false)
  const statement = search.get('statement')
  const view = !user ? 'guest' : statement ? 'statement' : 'profile'
  useFocusOnChange(isHydrated ? view : undefined)
  if (!isHydrated) return <LoadingPage />
  if (!user) return isDeleted ? <Deleted /> : <LoggedOut />
  if (statement) return <StatementPage year={statement} />
  return <Profile name={user.name} onDelete={() => setDeleted(true)} />
}

/** The loading page, which the server renders because it does not know the session. */
function LoadingPage() {
  const { t } = useMessages('profile')
  return (
    <>
      <PageMeta title={t.profile.title} noIndex />
      <PageHeader title={t.profile.title} seed="profile" width="text" />
      <Section width="text">
        <noscript>{t.profile.noScript}</noscript>
        <Skeleton shape="form" label={t.profile.loading} />
      </Section>
    </>
  )
}
