/** Of the section that says how the chat comes onto a site. */
export const INSTALL_ID = 'install'
