/** The menu: a separate chunk, because its dependency is larger than the rest of the UI library. */
export { Menu, type MenuItem, type MenuProps } from './Menu.tsx'
