/** Where something stands in a text. */
export interface Place {
  at: number
  length: number
}
