export { ContactDetails } from './ContactDetails.tsx'
export type { ContactDetailsProps } from './ContactDetails.tsx'
export { contactLink } from './contactLink.ts'
