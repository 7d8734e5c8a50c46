/**
 * How much of a discount is each line's, by what the line costs. All in the smallest unit of one currency.
 *
 * @returns whole numbers of which the sum is the discount, or what all lines cost where that is less.
 */
export function spreadDiscount(discount: number, values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  const spread = Math.min(Math.max(0, discount), sum)
  let before = 0
  let given = 0
  return values.map((value) => {
    before += value
    const upTo = sum === 0 ? 0 : Math.round((spread * before) / sum)
    const share = upTo - given
    given = upTo
    return share
  })
}
