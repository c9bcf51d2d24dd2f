import type { OpsPart, Sizes } from '@clandor/contract';
import { VisuallyHidden } from '@clandor/ui';
import { Sparkline } from '../../draw/sparkline.tsx';
import { tableStyle } from '../../draw/table-style.ts';
import { bytes, difference } from '../../words/sizes.ts';

export const SIZE_NAMES: Readonly<Record<keyof Sizes, string>> = {
  entry: 'Starts it',
  page: 'Heaviest page beside that',
  all: 'All files',
};

/** What browsers fetch of a part, compressed, and how that went over its newest releases. */
export function SizeTable({ part: { size, trend } }: { part: OpsPart }) {
  const oldest = trend[0];
  return (
    <>
      <table css={tableStyle}>
        <caption css={{ textAlign: 'start', color: 'var(--muted)', paddingTop: '0.75rem' }}>
          As browsers fetch it.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <th scope="col">Now</th>
            {oldest && <th scope="col">Since {oldest.version}</th>}
          </tr>
        </thead>
        <tbody>
          {(Object.entries(SIZE_NAMES) as [keyof Sizes, string][]).map(([key, name]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{bytes(size[key])}</td>
              {oldest && <td>{difference(oldest.size[key], size[key])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <div css={{ marginTop: '1.25rem' }}>
        <Sparkline trend={trend} large />
      </div>
    </>
  );
}
