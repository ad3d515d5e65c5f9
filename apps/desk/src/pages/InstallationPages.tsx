import { useDeskSession } from '@minaret/domain/desk'
import { useWords } from '@minaret/screens/app'
import { Loading } from '@minaret/screens/desk/frame'
import {
  AnnouncementsScreen,
  HealthScreen,
  LimitsScreen,
  LogScreen,
  MosqueScreen,
  MosquesScreen,
  WaitingScreen,
} from '@minaret/screens/desk/installation'
import { ButtonLink, MessagePage } from '@minaret/ui'
import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'

const loading = <Loading failed={false} retry={() => {}} />

/** A page of an installation owner. Who is not logged in is led to the login first, and from there back. */
function InstallationPage({ children }: { children: ReactNode }) {
  const session = useDeskSession()
  const { pathname } = useLocation()
  if (!session.data) return <Loading failed={session.isError} retry={() => void session.refetch()} />
  if (!session.data.account) return <Navigate to="/" replace state={{ wanted: pathname }} />
  return <Suspense fallback={loading}>{session.data.installation ? children : <NotTheirs />}</Suspense>
}

function NotTheirs() {
  const { t } = useWords('deskInstallation')
  return (
    <main>
      <MessagePage
        title={t.deskInstallation.notYours}
        seed="nowhere"
        actions={<ButtonLink href="/">{t.deskInstallation.desk}</ButtonLink>}
      />
    </main>
  )
}

/** The mosques that wait for approval. */
export const WaitingPage = () => (
  <InstallationPage>
    <WaitingScreen />
  </InstallationPage>
)

/** Every mosque. */
export const MosquesPage = () => (
  <InstallationPage>
    <MosquesScreen />
  </InstallationPage>
)

/** One mosque, in numbers. */
export function MosquePage() {
  const { slug = '' } = useParams()
  return (
    <InstallationPage>
      <MosqueScreen slug={slug} />
    </InstallationPage>
  )
}

/** How much each plan includes. */
export const LimitsPage = () => (
  <InstallationPage>
    <LimitsScreen />
  </InstallationPage>
)

/** How the server is. */
export const HealthPage = () => (
  <InstallationPage>
    <HealthScreen />
  </InstallationPage>
)

/** What every desk is told. */
export const AnnouncementsPage = () => (
  <InstallationPage>
    <AnnouncementsScreen />
  </InstallationPage>
)

/** What installation owners did. */
export const InstallationLogPage = () => (
  <InstallationPage>
    <LogScreen />
  </InstallationPage>
)
