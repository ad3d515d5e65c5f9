import { useDeskSession } from '@minaret/domain/desk'
import { useMessages } from '@minaret/screens/app'
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

const loading = <Loading hasFailed={false} retry={() => {}} />

/** A page for installation owners. Redirects to the login and back if the visitor is not logged in. */
function InstallationPage({ children }: { children: ReactNode }) {
  const session = useDeskSession()
  const { pathname } = useLocation()
  if (!session.data) return <Loading hasFailed={session.isError} retry={() => void session.refetch()} />
  if (!session.data.account) return <Navigate to="/" replace state={{ returnPath: pathname }} />
  return <Suspense fallback={loading}>{session.data.installation ? children : <NoAccess />}</Suspense>
}

function NoAccess() {
  const { t } = useMessages('deskInstallation')
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

/** Mosques waiting for approval. */
export const WaitingPage = () => (
  <InstallationPage>
    <WaitingScreen />
  </InstallationPage>
)

/** The list of all mosques. */
export const MosquesPage = () => (
  <InstallationPage>
    <MosquesScreen />
  </InstallationPage>
)

/** One mosque, with its figures. */
export function MosquePage() {
  const { slug = '' } = useParams()
  return (
    <InstallationPage>
      <MosqueScreen slug={slug} />
    </InstallationPage>
  )
}

/** The limits of each plan. */
export const LimitsPage = () => (
  <InstallationPage>
    <LimitsScreen />
  </InstallationPage>
)

/** The server's health. */
export const HealthPage = () => (
  <InstallationPage>
    <HealthScreen />
  </InstallationPage>
)

/** Announcements to all desks. */
export const AnnouncementsPage = () => (
  <InstallationPage>
    <AnnouncementsScreen />
  </InstallationPage>
)

/** The log of installation owners' actions. */
export const InstallationLogPage = () => (
  <InstallationPage>
    <LogScreen />
  </InstallationPage>
)
