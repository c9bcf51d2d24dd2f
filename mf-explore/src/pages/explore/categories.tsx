import { ALERTS } from '../../content/alerts.ts';
import { EXCHANGE_CATEGORIES, Z_CATEGORIES } from '../../content/categories.ts';
import { ItemGrid } from './item-grid.tsx';

/** The categories of the Exchange, or of the Z section. */
export const Categories = ({ of }: { of: 'exchange' | 'professional' }) => (
  <ItemGrid
    items={(of === 'exchange' ? EXCHANGE_CATEGORIES : Z_CATEGORIES).map(({ title, description, picture }) => ({
      key: title,
      picture,
      title,
      text: description,
      action: { label: 'View category', alert: ALERTS[of] },
    }))}
  />
);
