/** What stands in a row of the list: two lines of text. */
export function TwoLines({ index, tabIndex }: { index: number; tabIndex?: number }) {
  return (
    <a href={`#${index}`} className="two-lines" tabIndex={tabIndex}>
      <strong>Customer {index}</strong>
      <div>The last thing that was said in conversation {index}</div>
    </a>
  )
}
