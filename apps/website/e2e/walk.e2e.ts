// features: content
import { walkSites } from '@minaret/e2e'
import { screenNames } from '../src/app/screenNames.ts'

walkSites(
  {
    localhost: ['en', 'ar'],
    'arabic.localhost': ['en', 'ar'],
    'standard.localhost': ['en'],
    'basic.localhost': ['en'],
    'prayer.localhost': ['en'],
  },
  screenNames,
)
