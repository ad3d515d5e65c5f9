import { type Api, read } from '@minaret/client'
import type { ConfigurationItem } from '@minaret/contract'
import { allSections } from '@minaret/plans'

/** Loads every section of the tenant's configuration. @throws {ApiError} */
export async function loadConfiguration(api: Api): Promise<ConfigurationItem[]> {
  const response = await read(api.POST('/api/loadConfigurationData', { body: { section: allSections.join(',') } }))
  return response.configurationData
}
