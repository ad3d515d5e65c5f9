import type { Image } from '@minaret/contract'
import courtyard from '@minaret/ui/demonstration/courtyard-1120.webp'
import hall from '@minaret/ui/demonstration/hall-480.webp'
import roof from '@minaret/ui/demonstration/roof-480.webp'

/** Pictures from the demonstration. */
export const images = {
  courtyard: { src: courtyard, width: 1120, height: 630, alt: 'The courtyard of the mosque' },
  hall: { src: hall, width: 480, height: 320, alt: 'The prayer hall' },
  roof: { src: roof, width: 480, height: 320, alt: 'The roof with scaffolding' },
} satisfies Record<string, Image>
