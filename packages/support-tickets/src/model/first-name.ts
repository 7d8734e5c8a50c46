/** By which a person is named where there is little room. */
export const firstName = (name: string): string => name.trim().split(/\s/)[0] ?? name
