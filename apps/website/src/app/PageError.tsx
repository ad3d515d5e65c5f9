import { BrokenScreen, NotFoundScreen } from '@minaret/screens/not-found'
import { notFoundPageOf, MissingCodeError, CodeLoadError } from '@minaret/site/frame'
import { isRouteErrorResponse, useRouteError } from 'react-router'

/** Renders a missing, unloaded or failed page within the layout. */
export function PageError() {
  const error = useRouteError()
  if (error instanceof MissingCodeError) return <CodeLoadError />
  if (!isRouteErrorResponse(error)) return <BrokenScreen isAfterLoad />
  if (error.status !== 404 && error.status !== 410) return <BrokenScreen />
  return notFoundPageOf(error.data) ?? <NotFoundScreen />
}
