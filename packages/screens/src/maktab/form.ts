import type { components } from '@minaret/contract'
import type { SiteForm } from '../forms/index.ts'
import type { FamilySaid } from './family.ts'

/** What each part of the registration's form is given. */
export type FormPart = { form: SiteForm<FamilySaid, components['schemas']['MaktabRegistered']> }
