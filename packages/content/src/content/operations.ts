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

/** Public operations that read content: only the mosque's published rows. */
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
