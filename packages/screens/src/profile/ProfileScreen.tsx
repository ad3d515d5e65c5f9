import { useSession } from '@minaret/domain'
import { PageHeader, Section, Skeleton } from '@minaret/ui'
import { useState } from 'react'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { Steady } from '../app/Steady.tsx'
import { useFocusOnChange } from '../app/useFocusOnChange.ts'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { Deleted, LoggedOut } from './LoggedOut.tsx'
import { Profile } from './Profile.tsx'
import { StatementPage } from './StatementPage.tsx'

/** One's own account. */
export function ProfileScreen() {
  return (
    <Steady>
      <Shown />
    </Steady>
  )
}

function Shown() {
  const { user } = useSession()
  const { search } = usePlace()
  const hydrated = useHydrated()
  const [deleted, setDeleted] = useState(false)
  const statement = search.get('statement')
  const shown = !user ? 'nobody' : statement ? 'statement' : 'profile'
  useFocusOnChange(hydrated ? shown : undefined)
  if (!hydrated) return <Opening />
  if (!user) return deleted ? <Deleted /> : <LoggedOut />
  if (statement) return <StatementPage year={statement} />
  return <Profile name={user.name} onDelete={() => setDeleted(true)} />
}

/** The host does not know who asks for the page: its shape alone comes from there. */
function Opening() {
  const { t } = useWords('profile')
  return (
    <>
      <PageMeta title={t.profile.title} hidden />
      <PageHeader title={t.profile.title} seed="profile" width="text" />
      <Section width="text">
        <noscript>{t.profile.noScript}</noscript>
        <Skeleton shape="form" label={t.profile.loading} />
      </Section>
    </>
  )
}
