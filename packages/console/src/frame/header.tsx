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
      <Button variant="quiet" onClick={() => void end()} css={{ gridArea: 'out', borderBottomColor: 'transparent' }}>
        Sign out
      </Button>
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
          <span css={{ color: 'var(--muted)' }}> · {scopeInWords(session)}</span>
        </span>
        <Freshness />
        <span role="alert" css={{ color: 'var(--error)', '&:empty': { position: 'absolute' } }}>
          {problem}
        </span>
      </div>
    </header>
  );
}

/** On a phone: the name and the way out, the views, and below them who is here. */
const header = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"brand out" "views views" "person person"',
  columnGap: '2.5rem',
  alignItems: 'center',
  paddingTop: '0.75rem',
  [media.large]: {
    gridTemplateColumns: 'auto 1fr auto auto',
    gridTemplateAreas: '"brand views person out"',
    borderBottom: '1px solid var(--hairline)',
  },
} as const;

const brand = {
  ...type.subheading,
  gridArea: 'brand',
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.75rem',
  justifySelf: 'start',
  paddingBlock: '0.6rem',
  textDecoration: 'none',
} as const;

const views = {
  gridArea: 'views',
  display: 'flex',
  gap: '0 2rem',
  borderBottom: '1px solid var(--hairline)',
  [media.large]: { borderBottom: 0 },
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
  gridArea: 'person',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1.5rem',
  paddingTop: '0.75rem',
  [media.large]: { paddingTop: 0 },
} as const;
