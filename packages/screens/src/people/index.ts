export { People } from './People.tsx'
export type { PeopleProps } from './People.tsx'
