export { Toasts } from '@minaret/site/frame'
