// features: campaigns-home
import { checkSites } from '@minaret/e2e'
import { screenNames } from '../src/app/screenNames.ts'

checkSites({ 'campaigns.localhost': ['en'] }, screenNames)
