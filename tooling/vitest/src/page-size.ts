/** Of the page in which tests are run, unless they say another one; in px. */
export const pageSize = { width: 1280, height: 800 }
