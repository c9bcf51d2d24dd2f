import { FAILURES, type Failure, type Health, type OpsPart } from '@clandor/contract';
import { VisuallyHidden } from '@clandor/ui';
import { tableStyle } from '../../draw/table-style.ts';
import { rateInWords } from '../../words/health.ts';

const NAMES: Readonly<Record<Failure, string>> = {
  load: 'Did not load',
  render: 'Threw while drawn',
  uncaught: 'Error nobody caught',
};

/** What failed of a part: in its last hour, and in the last hour of the release before. */
export function HealthTable({ health: { now, before } }: { health: OpsPart['health'] }) {
  const row = (title: string, of: (health: Health) => string) => (
    <tr key={title}>
      <th scope="row">{title}</th>
      <td>{of(now)}</td>
      {before && <td>{of(before)}</td>}
    </tr>
  );
  return (
    <table css={tableStyle}>
      <caption css={{ textAlign: 'start', color: 'var(--muted)', paddingTop: '0.75rem' }}>
        For each page sent, over an hour.
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What</VisuallyHidden>
          </th>
          <th scope="col">Now, {now.version}</th>
          {before && <th scope="col">Before, {before.version}</th>}
        </tr>
      </thead>
      <tbody>
        {row('All failures', rateInWords)}
        {FAILURES.map((failure) => row(NAMES[failure], ({ byFailure }) => byFailure[failure].toLocaleString('en-GB')))}
        {row('Pages sent', ({ pages }) => pages.toLocaleString('en-GB'))}
      </tbody>
    </table>
  );
}
