import { pathTo } from '@minaret/plans'
import { Button, Link, Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './app-donate.module.css'
import { WebsiteLink, type WebsiteLinkProps } from './WebsiteLink.tsx'

export type AlternativesProps = Omit<WebsiteLinkProps, 'tone'> & {
  /** Returns to the choice of causes, if there was one. */
  onChangeCause?: () => void
  /** Whether to link to the browser, where a wallet may work that does not work here. */
  offersWebsite: boolean
}

/** Alternatives to this form, and its legal links. */
export function Alternatives({ onChangeCause, offersWebsite, ...props }: AlternativesProps) {
  const { t } = useMessages('appDonate')
  return (
    <div className={styles.alternatives}>
      {onChangeCause && (
        <Button tone="quiet" onClick={onChangeCause}>
          {t.appDonate.choose.chooseAnother}
        </Button>
      )}
      {offersWebsite && (
        <>
          <p>{t.appDonate.wallets}</p>
          <WebsiteLink {...props} tone="quiet" />
        </>
      )}
      <p className={styles.legal}>
        <Link href={pathTo('privacy')}>{t.site.screens.privacy}</Link>
        <Link href={pathTo('terms')}>{t.site.screens.terms}</Link>
      </p>
    </div>
  )
}

/** The warning on a page that cannot store its state over a reload. */
export function StorageWarning(props: Omit<WebsiteLinkProps, 'tone'>) {
  const { t } = useMessages('appDonate')
  return (
    <Notice tone="warning" title={t.appDonate.storageWarning.title} action={<WebsiteLink {...props} tone="quiet" />}>
      {t.appDonate.storageWarning.more}
    </Notice>
  )
}

/** The notice on a form that resumes a started gift. */
export function ResumedNotice() {
  const { t } = useMessages('appDonate')
  return (
    <Notice title={t.appDonate.resumed.title} live="polite">
      {t.appDonate.resumed.more}
    </Notice>
  )
}
