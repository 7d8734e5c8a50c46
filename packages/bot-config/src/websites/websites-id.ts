/** Of the section with the websites, on its own page and among the company's settings. */
export const WEBSITES_ID = 'websites'
