import type { components } from '@minaret/contract'
import type { SiteForm } from '../forms/index.ts'
import type { FamilyFields } from './family.ts'

/** What each part of the registration's form is given. */
export type FormPart = { form: SiteForm<FamilyFields, components['schemas']['MaktabRegistered']> }
