/** What every site is built to, from the project's root. */
const siteOf = <Name extends string>(name: Name) =>
  ({
    entry: `apps/${name}/dist/server/entry-server.js`,
    client: `apps/${name}/dist/client`,
    reader: `apps/${name}/dist/reader/reader.js`,
  }) as const

/** Every file and folder of the built apps that the server reads, from the project's root; the bundle copies these alone. */
export const builtApps = {
  donate: siteOf('donate'),
  campaigns: {
    ...siteOf('campaigns'),
    worker: 'apps/campaigns/dist/worker/sw.js',
    faces: 'apps/campaigns/dist/server/fonts',
  },
  website: {
    ...siteOf('website'),
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

/** The folders of `dist` that these files lie in: code that is split, or assets, may lie beside what is named. */
export const builtFolders: readonly string[] = [
  ...new Set(
    Object.values(builtApps)
      .flatMap((app) => Object.values(app))
      .map((file) => file.split('/').slice(0, 4).join('/')),
  ),
]
