// features: content
import { walkSites } from '@minaret/e2e'
import { built } from '../src/app/built.ts'

walkSites(
  {
    localhost: ['en', 'ar'],
    'arabic.localhost': ['en', 'ar'],
    'standard.localhost': ['en'],
    'basic.localhost': ['en'],
    'prayer.localhost': ['en'],
  },
  built,
)
