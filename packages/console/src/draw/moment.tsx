import { useEffect, useState } from 'react';
import { distance, moment } from '../words/times.ts';

/** How often a distance is counted anew, in milliseconds. */
const TICK = 20_000;

/** `02:41 · 12 min ago`: when, and how long that is from now; `unknown` where nobody wrote it down. The exact time in UTC is in its title. */
export function Moment({ at }: { at: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  if (Number.isNaN(Date.parse(at))) return <span>unknown</span>;
  return (
    <time dateTime={at} title={at.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC')} css={{ whiteSpace: 'nowrap' }}>
      {moment(at, now)}
      <span css={{ color: 'var(--muted)' }}> · {distance(at, now)}</span>
    </time>
  );
}
