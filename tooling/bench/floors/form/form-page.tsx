import { Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/PasswordInput.css'
import '@mantine/core/styles/Stack.css'
import '@mantine/core/styles/Title.css'
import '@mantine/core/styles/UnstyledButton.css'

const stay = (event: FormEvent) => event.preventDefault()

/** A form whose fields React holds. */
export function FormPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Paper component="form" onSubmit={stay} p="lg">
      <Stack>
        <Title order={1}>Sign in</Title>
        <TextInput label="Email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
        <PasswordInput
          label="Password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit">Sign in</Button>
        <Link to="/heading">To a heading</Link>
      </Stack>
    </Paper>
  )
}
