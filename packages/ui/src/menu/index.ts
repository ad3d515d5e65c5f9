/** The menu: a chunk of its own, because its library is larger than the rest of the kit. */
export { Menu, type MenuItem, type MenuProps } from './Menu.tsx'
