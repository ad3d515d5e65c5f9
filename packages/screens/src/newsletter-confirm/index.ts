export { NewsletterConfirmScreen as Screen } from './NewsletterConfirmScreen.tsx'
