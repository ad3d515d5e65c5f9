/** The newsletter's form, as the home page has it; footers link to it. Its code and words come by themselves, after the page. */
export { NewsletterForm } from './NewsletterForm.tsx'
export { LinkScreen, type LinkScreenProps } from './LinkScreen.tsx'
