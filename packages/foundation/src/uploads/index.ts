export { consumeUpload, uploadNotFound, readUpload } from './readUpload.ts'
export {
  addUpload,
  deleteOldUploads,
  deleteUpload,
  findInterruptedUpload,
  lockUpload,
  lockCompleteUpload,
  deleteOldestUploads,
  moveParts,
  partBytes,
  storePart,
} from './store.ts'
export type { StoredUpload } from './store.ts'
