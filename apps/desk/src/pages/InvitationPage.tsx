import { deskQuery, useDesk, useDeskSession } from '@minaret/domain/desk'
import { InvitationScreen } from '@minaret/screens/desk/invitation'
import { Loading } from '@minaret/screens/desk/frame'
import { useState } from 'react'
import { useNavigate } from 'react-router'

/** The page of an invitation link. Its reference is in the fragment, which is not sent to servers. */
export function InvitationPage() {
  const session = useDeskSession()
  const { api, queryClient } = useDesk()
  const navigate = useNavigate()
  const [reference] = useState(() => window.location.hash.slice(1))
  if (!session.data) return <Loading hasFailed={session.isError} retry={() => void session.refetch()} />
  return (
    <InvitationScreen
      reference={reference}
      session={session.data}
      onJoined={() =>
        void queryClient
          .resetQueries({ queryKey: deskQuery(api, 'sessionView', {}).queryKey })
          .then(() => navigate('/'))
      }
    />
  )
}
