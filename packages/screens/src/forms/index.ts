/**
 * Forms of the screens: react-hook-form behind the kit's fields.
 *
 * ```tsx
 * const form = useSiteForm<ContactValues, void>({
 *   name: 'contact', // its fields' ids begin with it, and its draft lies under it
 *   keep: ['name', 'email'], // what a reload finds again: a list of what may, never a password or anything about a child
 *   send: (values, extra) => contact.run({ ...values, ...extra }),
 * })
 * const rules = useRules()
 * if (form.sent) return <Sent title={…}>…</Sent>
 * return (
 *   <FormFrame form={form} submit={t.contact.send} trap>
 *     <TextField {...form.field('email', rules.email)} label={t.forms.email} autoComplete="email" />
 *     <TextArea {...form.area('message', rules.message)} label={…} />
 *   </FormFrame>
 * )
 * ```
 *
 * Name the values as the contract names what is sent (`guardian.email`, `children.0.firstName`), so that what the host
 * finds wrong stands at its field. An error stands beside its field and in the summary at the form's head, where the
 * focus goes. While a form is under way, and once it has been sent, it cannot be sent again. Its words are those of the
 * feature `forms`: name it in the screen's row.
 *
 * A screen imports its form with `lazyForm`, so that the page does not wait for form code:
 * `const ContactForm = lazyForm(async () => (await import('./ContactForm.tsx')).ContactForm)`,
 * and the app's table of screens names that file under `later`, for its sheets.
 */
export { lazyForm } from './lazyForm.tsx'
export { FormFrame, type FormFrameProps } from './FormFrame.tsx'
export { Sent, type SentProps } from './Sent.tsx'
export { Trap } from './Trap.tsx'
export { useAttempt } from './useAttempt.ts'
export { useLeft } from './useLeft.ts'
export { useOwnDetails, type OwnDetails } from './useOwnDetails.ts'
export { useRules, type Check, type Rules } from './useRules.ts'
export { useSiteForm, type Extra, type SiteForm, type SiteFormOptions } from './useSiteForm.ts'
export { parsedOf, textOf } from './values.ts'
