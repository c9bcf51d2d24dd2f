import type { OpsToken } from '@clandor/contract';
import { Button, media, Text, type, VisuallyHidden } from '@clandor/ui';
import { useTokens } from '../../api/queries.ts';
import { useChange } from '../../changes/change.ts';
import { Moment } from '../../draw/moment.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { Section } from '../../frame/section.tsx';
import { Wait } from '../../frame/wait.tsx';
import { mayManage, scopeInWords } from '../../session/may.ts';
import { useSession } from '../../session/session.ts';

/** `/ops/tokens`: who may do what, and until when. */
export default function TokensPage() {
  const { session } = useSession();
  return (
    <>
      <PageTitle title="Tokens" />
      {mayManage(session) ? (
        <Tokens />
      ) : (
        <Text css={{ marginTop: '1.5rem' }}>
          Your token is for {session.scope}. Tokens are seen to by those whose token manages everything.
        </Text>
      )}
    </>
  );
}

function Tokens() {
  const open = useChange();
  const { data, error, refetch } = useTokens();
  if (!data) return <Wait what="the tokens" error={error} onRetry={() => void refetch()} />;
  const now = new Date().toISOString();
  const works = (token: OpsToken) => token.revokedAt === null && token.expiresAt > now;
  const past = data.filter((token) => !works(token));
  return (
    <>
      <Button onClick={() => open({ kind: 'create-token' })} css={{ marginTop: '2rem' }}>
        New token
      </Button>
      <Section title="In use">
        <List tokens={data.filter(works)} />
      </Section>
      {past.length > 0 && (
        <Section title="Ended or revoked">
          <List tokens={past} />
        </Section>
      )}
    </>
  );
}

const List = ({ tokens }: { tokens: readonly OpsToken[] }) => (
  <ul css={list}>
    {tokens.map((token) => (
      <Row key={token.id} token={token} />
    ))}
  </ul>
);

function Row({ token }: { token: OpsToken }) {
  const open = useChange();
  const { name, createdAt, createdBy, expiresAt, revokedAt, lastUsedAt } = token;
  const ended = revokedAt ?? (expiresAt <= new Date().toISOString() ? expiresAt : null);
  return (
    <li>
      <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <h3 css={{ ...type.body, fontWeight: 400 }}>{name}</h3>
        <p css={{ color: 'var(--accent)' }}>{scopeInWords(token)}</p>
      </div>
      <p css={{ color: 'var(--muted)' }}>
        Made <Moment at={createdAt} />, by {createdBy}
      </p>
      <p>
        {ended ? (revokedAt ? 'Revoked ' : 'Ended ') : 'Ends '}
        <Moment at={ended ?? expiresAt} />
        <br />
        <span css={{ color: 'var(--muted)' }}>
          {lastUsedAt ? (
            <>
              Last used <Moment at={lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
        </span>
      </p>
      {ended === null && (
        <Button
          variant="outline"
          onClick={() => open({ kind: 'revoke-token', token })}
          css={{ justifySelf: 'start', minHeight: '2.75rem', paddingInline: '1.25rem', borderColor: 'var(--control)' }}
        >
          Revoke<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const list = {
  ...type.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gap: '0.5rem 2rem',
    alignItems: 'center',
    paddingBlock: '1.25rem',
    borderBottom: '1px solid var(--hairline)',
    [media.large]: { gridTemplateColumns: '14rem 1fr 1fr 9rem' },
  },
} as const;
