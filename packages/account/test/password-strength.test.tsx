import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usePasswordStrength } from '../src/entry/new-password/use-password-strength.ts'

function Strength({ password }: { password: string }) {
  return <p role="status">{usePasswordStrength(password, [])}</p>
}

// The server looks at 24 characters: what is easy until then is refused.
test.each([
  [`${'a'.repeat(24)}vK9#qLz!w2Tx`, 'weak'],
  ['seven lamps hang over the sea', 'strong'],
])('password strength: "%s" is %s', async (password, strength) => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Strength password={password} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent(strength)
})
