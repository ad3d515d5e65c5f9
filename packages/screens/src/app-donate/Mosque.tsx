import { useTenant } from '@minaret/domain'
import { Brand } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import styles from './app-donate.module.css'

/** The mosque that receives the gift. */
export function Mosque() {
  const { websiteName, logo, logoStyle } = useTenant()
  return (
    <p className={styles.mosque}>
      <Brand name={<IsolatedText>{websiteName}</IsolatedText>} logo={{ src: logo, shape: logoStyle }} />
    </p>
  )
}
