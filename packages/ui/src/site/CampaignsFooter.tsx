import styles from './footer.module.css'
import { FooterEnd, type FooterEndProps } from './FooterEnd.tsx'

/** The end of standalone campaigns: whose site it is, its two legal pages, and who made it. */
export function CampaignsFooter(props: FooterEndProps) {
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <FooterEnd {...props} />
      </div>
    </footer>
  )
}
