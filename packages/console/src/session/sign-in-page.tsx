import { Button, Label, Notice, Small, Title, type } from '@clandor/ui';
import { Command } from '../draw/command.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInPageProps {
  /** A session was there and has ended; the page behind is kept. */
  again?: boolean;
  /** The gateway did not even say whether somebody is signed in. */
  problem?: string | null;
  onRetry?: () => void;
}

/** The door. */
export function SignInPage({ again = false, problem = null, onRetry }: SignInPageProps) {
  return (
    <main css={page}>
      <title>{again ? 'Sign in again · Clandor operations' : 'Sign in · Clandor operations'}</title>
      <div>
        <Label css={{ marginBottom: '1rem' }}>Clandor operations</Label>
        <Title as="h1">{again ? 'Your session has ended' : 'Sign in'}</Title>
      </div>
      {again && (
        <Small role="status" css={type.body}>
          Sign in to go on. The page is as you left it, and nothing was changed.
        </Small>
      )}
      {problem ? (
        <>
          <Notice title={problem}>
            The site itself may well be up. At the machine, <Command>npm run release -- status</Command> works without
            the console.
          </Notice>
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : (
        <SignInForm />
      )}
    </main>
  );
}

const page = {
  display: 'grid',
  gap: '2.5rem',
  alignContent: 'center',
  justifyItems: 'stretch',
  minHeight: '100dvh',
  width: 'min(30rem, 100%)',
  marginInline: 'auto',
  padding: '2rem 1.25rem 20vh',
} as const;
