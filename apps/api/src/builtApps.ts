/** A site's build output, relative to the project root. */
const siteBuild = <Name extends string>(name: Name) =>
  ({
    entry: `apps/${name}/dist/server/entry-server.js`,
    client: `apps/${name}/dist/client`,
    reader: `apps/${name}/dist/reader/reader.js`,
  }) as const

/** Every built file and folder that the server reads, relative to the project root; the bundle copies only these. */
export const builtApps = {
  donate: siteBuild('donate'),
  campaigns: {
    ...siteBuild('campaigns'),
    worker: 'apps/campaigns/dist/worker/sw.js',
    faces: 'apps/campaigns/dist/server/fonts',
  },
  website: {
    ...siteBuild('website'),
    worker: 'apps/website/dist/worker/sw.js',
    faces: 'apps/website/dist/server/fonts',
  },
  tv: {
    entry: 'apps/tv/dist/server/entry-server.js',
    client: 'apps/tv/dist/client',
    worker: 'apps/tv/dist/client/worker.js',
  },
  desk: { client: 'apps/desk/dist/client', page: 'apps/desk/dist/client/index.html' },
} as const

/** The `dist` folders of these files: split chunks and assets may be next to the named files. */
export const builtFolders: readonly string[] = [
  ...new Set(
    Object.values(builtApps)
      .flatMap((app) => Object.values(app))
      .map((file) => file.split('/').slice(0, 4).join('/')),
  ),
]
