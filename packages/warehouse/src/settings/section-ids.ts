/** Of the sections of /warehouse/settings, for links to them. */
export const sectionIds = {
  scanner: 'scanner',
  sounds: 'sounds',
  printing: 'printing',
  commands: 'command-codes',
  module: 'prestashop',
} as const
