import styles from './footer.module.css'
import { FooterEnd, type FooterEndProps } from './FooterEnd.tsx'

/** The footer of standalone campaigns: the copyright, the legal pages and the credit. */
export function CampaignsFooter(props: FooterEndProps) {
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <FooterEnd {...props} />
      </div>
    </footer>
  )
}
