// One chunk for everything not shown initially: each further chunk adds a file name to the entry script.
export { NoCards } from '../cause/parts/index.ts'
export { Connection } from '../shell/parts/index.ts'
export { ChooseCause } from './ChooseCause.tsx'
export { GiftResult } from './GiftResult.tsx'
export { NoPaymentsPage, ExpiredLinkPage } from './Messages.tsx'
export { Alternatives, ResumedNotice, StorageWarning } from './Alternatives.tsx'
