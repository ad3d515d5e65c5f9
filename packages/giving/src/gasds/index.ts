export {
  addBuilding,
  changeBuilding,
  findGasdsDetails,
  listBuildings,
  readBuilding,
  readGasdsDetails,
  saveGasdsDetails,
} from './buildings.ts'
export type { Building, BuildingConflict, BuildingProblems, GasdsDetails } from './buildings.ts'
export type { BuildingDetails } from './sameBuilding.ts'
export {
  releaseSmallParts as freeSmallParts,
  readSmallParts,
  smallDonationsOf,
  smallTotal,
  writeSmallParts,
} from './claimed.ts'
export type { SmallPart } from './claimed.ts'
export { readGasdsYears } from './years.ts'
export type { GasdsQuery, GasdsYearDetails } from './years.ts'
