// features: content
import { checkSites } from '@minaret/e2e'
import { screenNames } from '../src/app/screenNames.ts'

checkSites(
  {
    localhost: ['en', 'ar'],
    'arabic.localhost': ['en', 'ar'],
    'standard.localhost': ['en'],
    'basic.localhost': ['en'],
    'prayer.localhost': ['en'],
  },
  screenNames,
)
