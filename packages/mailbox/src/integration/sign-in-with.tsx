import { useLingui } from '@lingui/react/macro'
import type { MailProvider } from '@replybay/api-client'
import { Button } from '@replybay/ui-kit'
import styles from './connection-form.module.css'
import { ProviderMark } from './provider-mark.tsx'
import { useSignIn } from './use-sign-in.ts'

interface SignInWithProps {
  provider: MailProvider
  /** Asks for a password instead; nothing where that is asked for beside it. */
  onPassword?: (() => void) | undefined
}

/** The provider's own sign-in, in place of a password. */
export function SignInWith({ provider, onPassword }: SignInWithProps) {
  const { t } = useLingui()
  const signIn = useSignIn()
  const name = provider.id === 'gmail' ? t`Google` : provider.name
  return (
    <div className={styles['signIn']}>
      <p className={styles['detail']}>
        {t`${name} will ask you to let Replybay read and send your emails. Replybay doesn’t store your password, and you can revoke access in your ${name} account.`}
      </p>
      <div className={styles['links']}>
        <Button
          variant={onPassword ? 'primary' : undefined}
          leftIcon={<ProviderMark provider={provider} />}
          loading={signIn.isPending}
          onClick={() => signIn.start(provider.id)}
        >{t`Sign in with ${name}`}</Button>
        {onPassword && (
          <Button variant="subtle" onClick={onPassword}>{t`Use an app password instead`}</Button>
        )}
      </div>
    </div>
  )
}
