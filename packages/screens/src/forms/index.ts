/**
 * Forms of the screens: react-hook-form with the UI library's fields.
 *
 * ```tsx
 * const form = useSiteForm<ContactValues, void>({
 *   name: 'contact', // prefix of the fields' ids, and key of the draft
 *   keep: ['name', 'email'], // the fields restored after a reload; never a password or data about a child
 *   send: (values, extra) => contact.run({ ...values, ...extra }),
 * })
 * const rules = useRules()
 * if (form.sent) return <SentConfirmation title={…}>…</SentConfirmation>
 * return (
 *   <FormFrame form={form} submit={t.contact.send} trap>
 *     <TextField {...form.field('email', rules.email)} label={t.forms.email} autoComplete="email" />
 *     <TextArea {...form.area('message', rules.message)} label={…} />
 *   </FormFrame>
 * )
 * ```
 *
 * Name the values as in the contract (`guardian.email`, `children.0.firstName`), so that server errors appear at their
 * fields. An error appears at its field and in the summary above the form, which takes the focus. A form cannot be sent
 * again while it is being sent or once it has been. Its messages are in the feature `forms`, which the screen's row has to
 * name.
 *
 * A screen imports its form with `lazyForm`, so that the page does not wait for form code:
 * `const ContactForm = lazyForm(async () => (await import('./ContactForm.tsx')).ContactForm)`,
 * and the app's table of screens lists that file under `lazy`, for its stylesheets.
 */
export { lazyForm } from './lazyForm.tsx'
export { FormFrame, type FormFrameProps } from './FormFrame.tsx'
export { SentConfirmation, type SentConfirmationProps } from './SentConfirmation.tsx'
export { Honeypot } from './Honeypot.tsx'
export { useAttempt } from './useAttempt.ts'
export { useRemainingText } from './useRemainingText.ts'
export { useOwnDetails, type OwnDetails } from './useOwnDetails.ts'
export { useRules, type Check, type Rules } from './useRules.ts'
export { useSiteForm, type Extra, type SiteForm, type SiteFormOptions } from './useSiteForm.ts'
export { parsedOf, textOf } from './values.ts'
