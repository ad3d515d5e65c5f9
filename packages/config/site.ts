import type { BuildEnvironmentOptions } from 'vite'

/**
 * The oldest browsers our sites run in; the screen in the hall has its own. Scripts are written for Safari 16, whose
 * language is Safari 15's but for a fault of class fields: `classFields` sees to that.
 */
export const browsers = {
  target: ['chrome111', 'safari16', 'firefox114'],
  cssTarget: ['chrome111', 'safari15', 'firefox114'],
}

/**
 * How a site's code is cut into files. What every page needs is two: the libraries, which no release of ours changes and
 * a browser keeps for long, and ours. The rest follows its screens, each of which brings the code and the sheets it uses
 * and no more, however the kit grows.
 */
export const siteOutput = {
  codeSplitting: {
    groups: [
      { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
      { name: 'site', tags: ['$initial'] },
    ],
  },
} satisfies NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output']
