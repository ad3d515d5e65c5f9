import type { Site } from '@minaret/server'
import type { SiteRenderer } from '@minaret/site/server'
import { expectTypeOf, test } from 'vitest'

// The server loads built sites as files, so nothing else type-checks this interface.
test('a site accepts what the server provides for rendering pages', () => {
  expectTypeOf<SiteRenderer>().toExtend<Site>()
})
