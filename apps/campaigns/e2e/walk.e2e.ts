// features: campaigns-home
import { walkSites } from '@minaret/e2e'
import { built } from '../src/app/built.ts'

walkSites({ 'campaigns.localhost': ['en'] }, built)
