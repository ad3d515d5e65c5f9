import { useTenant } from '@minaret/domain'
import { WebviewFrame } from '@minaret/ui'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { ModeBanner } from '../shell/parts/index.ts'
import { Connection } from './lazyParts.ts'
import type { Params } from '../app/screen.ts'
import { DrawnForm } from './DrawnForm.tsx'
import { LinkView } from './LinkView.tsx'
import { useAppPort } from './port/index.ts'

/**
 * Giving inside the mobile app: one page, from its link to its gift.
 * @param params the form the server has drawn for the link, if it has drawn one; see `drawAhead`
 */
export function AppDonateScreen({ params }: { params: Params }) {
  const { t } = useWords('appDonate')
  const { websiteName } = useTenant()
  const port = useAppPort()
  const hydrated = useHydrated()
  return (
    <WebviewFrame banner={<ModeBanner />}>
      {/* No search engine comes here, and nobody shares it: this is all its head says. */}
      <title>{`${t.appDonate.title} · ${websiteName}`}</title>
      <meta name="robots" content="noindex" />
      {port && hydrated ? <LinkView port={port} /> : <DrawnForm form={params.form} causeId={params.cause} />}
      {hydrated && <Connection />}
    </WebviewFrame>
  )
}
