import { useTenant } from '@minaret/domain'
import { WebviewFrame } from '@minaret/ui'
import { useHydrated } from '../app/useHydrated.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { ModeBanner } from '../shell/parts/index.ts'
import { Connection } from './lazyParts.ts'
import type { Params } from '../app/screen.ts'
import { InitialFormView } from './InitialFormView.tsx'
import { LinkView } from './LinkView.tsx'
import { useAppPort } from './port/index.ts'

/**
 * The donation page inside the mobile app, from its link to the result.
 * @param params the form the server rendered for the link, if any; see `preloadForm`
 */
export function AppDonateScreen({ params }: { params: Params }) {
  const { t } = useMessages('appDonate')
  const { websiteName } = useTenant()
  const port = useAppPort()
  const hydrated = useHydrated()
  return (
    <WebviewFrame banner={<ModeBanner />}>
      {/* The page is neither indexed nor shared, so its head needs no more. */}
      <title>{`${t.appDonate.title} · ${websiteName}`}</title>
      <meta name="robots" content="noindex" />
      {port && hydrated ? <LinkView port={port} /> : <InitialFormView form={params.form} causeId={params.cause} />}
      {hydrated && <Connection />}
    </WebviewFrame>
  )
}
