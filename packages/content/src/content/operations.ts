import { aboutOperations } from './about.ts'
import { activityOperations } from './activities.ts'
import { bannerOperations } from './banners.ts'
import { classOperations } from './classes.ts'
import { courseOperations } from './courses.ts'
import { eventOperations } from './events.ts'
import { legalOperations } from './legal.ts'
import { libraryOperations } from './library.ts'
import { newsOperations } from './news.ts'
import { serviceOperations } from './services.ts'

/** What a mosque publishes, to read: drafts and other mosques' rows are not there. */
export const contentOperations = {
  ...aboutOperations,
  ...activityOperations,
  ...bannerOperations,
  ...classOperations,
  ...courseOperations,
  ...eventOperations,
  ...legalOperations,
  ...libraryOperations,
  ...newsOperations,
  ...serviceOperations,
}
