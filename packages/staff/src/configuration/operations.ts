import { configurationSections, sectionOf } from '@minaret/plans'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'

const orderedKeys = Object.values(configurationSections).flat()
const getPosition = (key: string) => orderedKeys.findIndex((candidate) => candidate === key)

/** A setting that browsers do not need. It grows every year and would be part of each page. */
const serverOnly = 'hijriMonths'

/** `POST /api/loadConfigurationData`: the settings of the requested sections, in the documented order. */
export const configurationOperations = {
  async configurationLoad({ tenant, body }) {
    const requests = body.section.split(',').map((name) => name.trim())
    const configurationData = tenant.items.filter(({ key }) => {
      const section = sectionOf(key)
      return section !== undefined && key !== serverOnly && requests.includes(section)
    })
    return done({ configurationData: configurationData.toSorted((a, b) => getPosition(a.key) - getPosition(b.key)) })
  },
} satisfies Operations<'configurationLoad'>
