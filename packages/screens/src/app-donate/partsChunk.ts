// One chunk for everything not shown at first: every further chunk adds a file name to the entry script.
export { NoCards } from '../cause/parts/index.ts'
export { Connection } from '../shell/parts/index.ts'
export { ChooseCause } from './ChooseCause.tsx'
export { GiftResult } from './GiftResult.tsx'
export { Outside, Stale } from './Messages.tsx'
export { Forgets, Resumed, Ways } from './Ways.tsx'
