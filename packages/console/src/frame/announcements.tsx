import { VisuallyHidden } from '@clandor/ui';
import { useEffect, useRef, useState } from 'react';
import { useOpsState } from '../api/queries.ts';
import { stateChanges } from './state-changes.ts';

/** Says what has changed, to who does not see it change. */
export function Announcements() {
  const { data } = useOpsState();
  const before = useRef(data);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const changes = before.current && data ? stateChanges(before.current, data) : [];
    before.current = data;
    if (changes.length > 0) setSaid(changes.join(' '));
  }, [data]);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
