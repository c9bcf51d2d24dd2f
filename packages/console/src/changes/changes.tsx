import { Dialog } from '@clandor/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useSession } from '../session/session.ts';
import { SignInForm } from '../session/sign-in-form.tsx';
import { ActivateChange } from './activate-change.tsx';
import { BlockChange } from './block-change.tsx';
import { type Change, ChangeContext } from './change.ts';
import { CreateToken } from './create-token.tsx';
import { PreviewChange } from './preview-change.tsx';
import { RevokeToken } from './revoke-token.tsx';
import { RollbackChange } from './rollback-change.tsx';

const TITLES: Readonly<Record<Change['kind'], string>> = {
  activate: 'Activate',
  rollback: 'Roll back',
  block: 'Block a release',
  unblock: 'Lift a block',
  preview: 'Preview',
  'create-token': 'New token',
  'revoke-token': 'Revoke a token',
};

/**
 * The one dialog over the console. When the session ends while it is open, it asks for a token in place and keeps what
 * was written in it.
 */
export function Changes({ children }: { children: ReactNode }) {
  const { ended } = useSession();
  const [shown, setShown] = useState<{ change: Change; key: number } | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback((change: Change) => {
    setShown((before) => ({ change, key: (before?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <ChangeContext value={show}>
      {children}
      {shown && (
        <Dialog narrow open={open} onClose={close} title={ended ? 'Your session has ended' : TITLES[shown.change.kind]}>
          {ended && (
            <div css={{ display: 'grid', gap: '1.5rem' }}>
              <p role="status">Nothing was changed. Sign in to go on; what you wrote is kept.</p>
              <SignInForm />
            </div>
          )}
          <div hidden={ended}>
            <Body key={shown.key} change={shown.change} onClose={close} />
          </div>
        </Dialog>
      )}
    </ChangeContext>
  );
}

function Body({ change, onClose }: { change: Change; onClose: () => void }) {
  switch (change.kind) {
    case 'activate':
      return <ActivateChange {...change} onClose={onClose} />;
    case 'rollback':
      return <RollbackChange {...change} onClose={onClose} />;
    case 'block':
    case 'unblock':
      return <BlockChange {...change} onClose={onClose} />;
    case 'preview':
      return <PreviewChange {...change} />;
    case 'create-token':
      return <CreateToken />;
    case 'revoke-token':
      return <RevokeToken {...change} onClose={onClose} />;
  }
}
