import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'

/** The least that another page can be. */
export function HeadingPage() {
  return (
    <>
      <Title order={1}>A heading</Title>
      <Link to="/">Back to the form</Link>
    </>
  )
}
