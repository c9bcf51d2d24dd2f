import { Item, type PreviewItem } from './item.tsx';

/** Items all in sight: one, two or three beside each other. */
export const ItemGrid = ({ items }: { items: readonly PreviewItem[] }) => (
  <ul
    css={{
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'grid',
      gap: '3rem 1.5rem',
      '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
      '@media (min-width: 64rem)': { gridTemplateColumns: '1fr 1fr 1fr' },
    }}
  >
    {items.map((item) => (
      <li key={item.key}>
        <Item item={item} />
      </li>
    ))}
  </ul>
);
