/** The UI library's eight-pointed star, in a 20-unit square: the icon of a tenant without a logo. */
export const star = {
  path: 'M10 1L12.64 3.64L16.36 3.64L16.36 7.36L19 10L16.36 12.64L16.36 16.36L12.64 16.36L10 19L7.36 16.36L3.64 16.36L3.64 12.64L1 10L3.64 7.36L3.64 3.64L7.36 3.64Z',
  unit: 20,
} as const
