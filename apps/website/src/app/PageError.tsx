import { BrokenScreen, NotFoundScreen } from '@minaret/screens/not-found'
import { missingOf, MissingCodeError, UnloadedPage } from '@minaret/site/frame'
import { isRouteErrorResponse, useRouteError } from 'react-router'

/** A page that is not there, that did not come, or that failed; the layout stays. */
export function PageError() {
  const error = useRouteError()
  if (error instanceof MissingCodeError) return <UnloadedPage />
  if (!isRouteErrorResponse(error)) return <BrokenScreen sudden />
  if (error.status !== 404) return <BrokenScreen />
  return missingOf(error.data) ?? <NotFoundScreen />
}
