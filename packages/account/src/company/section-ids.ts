/** Of the sections of the company's page, for links to them. */
export const sectionIds = {
  company: 'company',
  address: 'address',
  returnPolicy: 'return-policy',
  autoReturns: 'automatic-returns',
  export: 'export',
} as const

/** Of the field for the company's description, for links that lead into it. */
export const descriptionFieldId = 'company-description'
