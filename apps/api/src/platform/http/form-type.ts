/** The type of a form with a file. */
export const FORM = 'multipart/form-data'
