// features: campaigns-home
import { walkSites } from '@minaret/e2e'
import { screenNames } from '../src/app/screenNames.ts'

walkSites({ 'campaigns.localhost': ['en'] }, screenNames)
