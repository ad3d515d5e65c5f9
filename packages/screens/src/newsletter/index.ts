/** The home page's newsletter form, to which footers link. Its code and messages load after the page. */
export { NewsletterForm } from './NewsletterForm.tsx'
export { LinkScreen, type LinkScreenProps } from './LinkScreen.tsx'
