import type { components } from '@minaret/contract'
import type { SiteForm } from '../forms/index.ts'
import type { FamilyFields } from './family.ts'

/** Props of each part of the registration form. */
export type FormPart = { form: SiteForm<FamilyFields, components['schemas']['MaktabRegistered']> }
