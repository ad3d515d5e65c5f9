export { DisplayPicture, type DisplayPictureProps } from './DisplayPicture.tsx'
