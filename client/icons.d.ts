/** Declares icons that are imported by file, for the chat, whose chunk must not include every icon of the app. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('@tabler/icons-react').Icon;
  // eslint-disable-next-line no-restricted-syntax -- the library's files have default exports
  export default Icon;
}
