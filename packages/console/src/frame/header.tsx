import { Button, media, type } from '@clandor/ui';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { OpsError } from '../api/ops-error.ts';
import { mayManage, scopeInWords } from '../session/may.ts';
import { useSession } from '../session/session.ts';
import { Freshness } from './connection.tsx';

/** The house's name, the views, and who is here. */
export function Header() {
  const { session, leave } = useSession();
  const [problem, setProblem] = useState('');
  const end = () =>
    leave().catch((error: unknown) => {
      if (!(error instanceof OpsError)) throw error;
      setProblem(`${error.message} You are still signed in.`);
    });
  return (
    <header css={header}>
      <Link to="/" css={brand}>
        Clandor <span css={{ ...type.label, color: 'var(--accent)' }}>Operations</span>
      </Link>
      <nav aria-label="Views" css={views}>
        <NavLink to="/" end>
          Overview
        </NavLink>
        <NavLink to="/log">Log</NavLink>
        {mayManage(session) && <NavLink to="/tokens">Tokens</NavLink>}
      </nav>
      <div css={person}>
        <span>
          {session.name}
          <span css={{ color: 'var(--muted)' }}>, {scopeInWords(session)}</span>
        </span>
        <Freshness />
        <Button variant="quiet" onClick={() => void end()}>
          Sign out
        </Button>
        <span role="alert" css={{ color: 'var(--error)' }}>
          {problem}
        </span>
      </div>
    </header>
  );
}

const header = {
  display: 'grid',
  gap: '0.5rem 2.5rem',
  alignItems: 'center',
  borderBottom: '1px solid var(--hairline)',
  paddingBlock: '1rem 0',
  [media.large]: { gridTemplateColumns: 'auto 1fr auto' },
} as const;

const brand = {
  ...type.subheading,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.75rem',
  justifySelf: 'start',
  minHeight: '2.75rem',
  textDecoration: 'none',
} as const;

const views = {
  display: 'flex',
  gap: '0 2rem',
  [media.large]: { order: 0 },
  order: 1,
  '& a': {
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3rem',
    color: 'var(--muted)',
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    marginBottom: -1,
  },
  '& a:hover': { color: 'inherit' },
  '& a[aria-current="page"]': { color: 'inherit', borderBottomColor: 'var(--accent)' },
} as const;

const person = {
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 1.5rem',
} as const;
