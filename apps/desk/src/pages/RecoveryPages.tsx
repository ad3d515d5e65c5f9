import { deskQuery, useDesk } from '@minaret/domain/desk'
import { CancelRecoveryScreen, RecoveryScreen } from '@minaret/screens/desk/recovery'
import { Loading } from '@minaret/screens/desk/frame'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

const loading = <Loading hasFailed={false} retry={() => {}} />

/** The reference of an emailed link, from the fragment, which is not sent to servers. */
const useReference = () => useState(() => window.location.hash.slice(1))[0]

/** The page of the link that sets up a new login. */
export function RecoveryPage() {
  const reference = useReference()
  const { api, queryClient } = useDesk()
  const navigate = useNavigate()
  const onFinished = () =>
    void queryClient.resetQueries({ queryKey: deskQuery(api, 'sessionView', {}).queryKey }).then(() => navigate('/'))
  return (
    <Suspense fallback={loading}>
      <RecoveryScreen reference={reference} onFinished={onFinished} />
    </Suspense>
  )
}

/** The page of the link that cancels a recovery. */
export function CancelRecoveryPage() {
  const reference = useReference()
  return (
    <Suspense fallback={loading}>
      <CancelRecoveryScreen reference={reference} />
    </Suspense>
  )
}
