import { keepClear } from '@minaret/ui'
import styles from './deskFrame.module.css'
import { Toasts } from './Toasts.tsx'

/** The toasts of a page that belongs to no mosque. */
export const ToastMessages = () => (
  <div className={styles.messages} ref={keepClear}>
    <Toasts />
  </div>
)
