export { NewsletterLeaveScreen as Screen } from './NewsletterLeaveScreen.tsx'
