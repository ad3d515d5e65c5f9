import { useTenant } from '@minaret/domain'
import { Skeleton, WebviewFrame } from '@minaret/ui'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { ModeBanner } from '../shell/parts/index.ts'
import styles from './app-donate.module.css'
import { Connection } from './lazyParts.ts'
import { LinkView } from './LinkView.tsx'
import { useAppPort } from './port/index.ts'

/** Giving inside the mobile app: one page, from its link to its gift. The host draws it before it knows of what. */
export function AppDonateScreen() {
  const { t } = useWords('appDonate')
  const { websiteName } = useTenant()
  const port = useAppPort()
  const hydrated = useHydrated()
  return (
    <WebviewFrame banner={<ModeBanner />}>
      {/* No search engine comes here, and nobody shares it: this is all its head says. */}
      <title>{`${t.appDonate.title} · ${websiteName}`}</title>
      <meta name="robots" content="noindex" />
      {port && hydrated ? (
        <LinkView port={port} />
      ) : (
        <div className={styles.page}>
          <p className={styles.mosque}>{websiteName}</p>
          <h1 className={styles.title}>{t.appDonate.title}</h1>
          <noscript>
            <p>{t.appDonate.noScript}</p>
          </noscript>
          <Skeleton shape="form" label={t.appDonate.opening} />
        </div>
      )}
      {hydrated && <Connection />}
    </WebviewFrame>
  )
}
