import { deskQuery, useDesk, useDeskSession } from '@minaret/domain/desk'
import { SignupScreen } from '@minaret/screens/desk/signup'
import { useNavigate } from 'react-router'

/** Starting a site for a mosque. What was answered stays while the session is asked for again, as after a login. */
export function StartPage() {
  const session = useDeskSession()
  const { api, queryClient } = useDesk()
  const go = useNavigate()
  return (
    <SignupScreen
      session={session.data}
      onStarted={(slug) =>
        void queryClient
          .resetQueries({ queryKey: deskQuery(api, 'sessionView', {}).queryKey })
          .then(() => go(`/${slug}`))
      }
    />
  )
}
