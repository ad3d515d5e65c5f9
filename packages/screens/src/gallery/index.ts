export { GalleryScreen as Screen, prefetchGallery as prefetch } from './GalleryScreen.tsx'
