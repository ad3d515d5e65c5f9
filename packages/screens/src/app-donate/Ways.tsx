import { pathTo } from '@minaret/plans'
import { Button, Link, Notice } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './app-donate.module.css'
import { OutsideLink, type OutsideLinkProps } from './OutsideLink.tsx'

export type WaysProps = Omit<OutsideLinkProps, 'tone'> & {
  /** Leads back to the choice, where there was one. */
  onAnother?: () => void
  /** No wallet works here, and in the browser one may. */
  outside: boolean
}

/** Other ways than this form, and what the law wants beside it. */
export function Ways({ onAnother, outside, ...props }: WaysProps) {
  const { t } = useWords('appDonate')
  return (
    <div className={styles.ways}>
      {onAnother && (
        <Button tone="quiet" onClick={onAnother}>
          {t.appDonate.choose.another}
        </Button>
      )}
      {outside && (
        <>
          <p>{t.appDonate.wallets}</p>
          <OutsideLink {...props} tone="quiet" />
        </>
      )}
      <p className={styles.legal}>
        <Link href={pathTo('privacy')}>{t.site.screens.privacy}</Link>
        <Link href={pathTo('terms')}>{t.site.screens.terms}</Link>
      </p>
    </div>
  )
}

/** The page keeps nothing over a reload. */
export function Forgets(props: Omit<OutsideLinkProps, 'tone'>) {
  const { t } = useWords('appDonate')
  return (
    <Notice tone="warning" title={t.appDonate.forgets.title} action={<OutsideLink {...props} tone="quiet" />}>
      {t.appDonate.forgets.more}
    </Notice>
  )
}

/** It goes on with a gift that was begun before. */
export function Resumed() {
  const { t } = useWords('appDonate')
  return (
    <Notice title={t.appDonate.resumed.title} live="polite">
      {t.appDonate.resumed.more}
    </Notice>
  )
}
