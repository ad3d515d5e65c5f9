import { configurationSections, sectionOf } from '@minaret/plans'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'

const order = Object.values(configurationSections).flat()
const place = (key: string) => order.findIndex((each) => each === key)

/** Settings no browser has a use for: this one grows every year, and is part of each page. */
const serverOnly = 'hijriMonths'

/** `POST /api/loadConfigurationData`: the stored pairs of the sections asked for, in the order of the table. */
export const configurationOperations = {
  async configurationLoad({ tenant, body }) {
    const requests = body.section.split(',').map((name) => name.trim())
    const configurationData = tenant.items.filter(({ key }) => {
      const section = sectionOf(key)
      return section !== undefined && key !== serverOnly && requests.includes(section)
    })
    return done({ configurationData: configurationData.toSorted((a, b) => place(a.key) - place(b.key)) })
  },
} satisfies Operations<'configurationLoad'>
