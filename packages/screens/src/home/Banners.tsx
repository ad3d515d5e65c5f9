import type { Banner } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { hasOpenTarget } from '@minaret/plans'
import { Card, Grid, MediaRow } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import styles from './home.module.css'

/** The mosque's banners as rows, without those that link to closed pages. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const tenant = useTenant()
  const openBanners = banners.filter(({ link }) => link === undefined || hasOpenTarget(link, tenant))
  if (openBanners.length === 0) return null
  return (
    <div className={styles.banners}>
      <Grid dense>
        {openBanners.map(({ id, title, text, image, link, linkText }) =>
          link ? (
            <MediaRow
              key={id}
              href={link}
              title={<IsolatedText>{title}</IsolatedText>}
              level={2}
              image={image}
              seed={id}
              summary={<IsolatedText>{text ?? linkText ?? ''}</IsolatedText>}
            />
          ) : (
            <Card key={id}>
              <h2 className={styles.bannerTitle}>
                <IsolatedText>{title}</IsolatedText>
              </h2>
              {text && (
                <p>
                  <IsolatedText>{text}</IsolatedText>
                </p>
              )}
            </Card>
          ),
        )}
      </Grid>
    </div>
  )
}
