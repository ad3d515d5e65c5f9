import { deskQuery, useDesk, useDeskSession } from '@minaret/domain/desk'
import { SignupScreen } from '@minaret/screens/desk/signup'
import { useNavigate } from 'react-router'

/** A mosque's sign-up. It stays mounted while the session is refetched, such as after a login, so that no input is lost. */
export function SignupPage() {
  const session = useDeskSession()
  const { api, queryClient } = useDesk()
  const navigate = useNavigate()
  return (
    <SignupScreen
      session={session.data}
      onCreated={(slug) =>
        void queryClient
          .resetQueries({ queryKey: deskQuery(api, 'sessionView', {}).queryKey })
          .then(() => navigate(`/${slug}`))
      }
    />
  )
}
