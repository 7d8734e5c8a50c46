import { IconChevronDown, IconLanguage } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { Menu } from '../menu/menu.tsx'
import { textLinkClassName } from '../text-link/text-link-class-name.ts'
import styles from '../stories/stage.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { whenToUse } from '../stories/when-to-use.ts'

const meta = {
  title: 'Kit/Auth layout',
  parameters: whenToUse({
    use: 'Sign-in, registration, reset: pages before there is an account.',
    not: 'Anything behind the sign-in, also first steps: those stand in the `AppFrame`.',
  }),
  component: AuthLayout,
  args: {
    languageSwitch: (
      <Menu
        label="Language"
        placement="bottom-end"
        trigger={
          <Button variant="subtle" size="sm" leftIcon={<IconLanguage aria-hidden />}>
            English <IconChevronDown aria-hidden />
          </Button>
        }
        items={[{ key: 'en', label: 'English', checked: true, onSelect: () => {} }]}
      />
    ),
    foot: '© Replybay',
    children: (
      <form className={styles['form']}>
        <div>
          <h1 className={styles['display']}>Welcome back</h1>
          <p className={styles['lead']}>Sign in to your shop’s dashboard.</p>
        </div>
        <Banner tone="info">You were signed out. Your draft is saved.</Banner>
        <TextField size="lg" label="Email" type="email" defaultValue="camille@maisonlumen.fr" />
        <PasswordField
          size="lg"
          label="Password"
          defaultValue="password"
          aside={
            <a href="#forgot" className={textLinkClassName()}>
              Forgot password?
            </a>
          }
        />
        <Button size="lg" variant="primary" fullWidth type="submit">
          Sign in
        </Button>
        <p className={styles['small']}>
          New to Replybay?{' '}
          <a href="#register" className={textLinkClassName()}>
            Create an account
          </a>
        </p>
      </form>
    ),
  },
} satisfies Meta<typeof AuthLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
