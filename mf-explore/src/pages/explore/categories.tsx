import { ALERTS } from '../../content/alerts.ts';
import { EXCHANGE_CATEGORIES, Z_CATEGORIES } from '../../content/categories.ts';
import { ItemList } from './item-list.tsx';

/** The categories of the Exchange, or of the Z section. */
export const Categories = ({ of }: { of: 'exchange' | 'professional' }) => (
  <ItemList
    alert={ALERTS[of]}
    items={(of === 'exchange' ? EXCHANGE_CATEGORIES : Z_CATEGORIES).map(({ title, description }) => ({
      key: title,
      label: '',
      title,
      text: description,
      action: 'View category',
    }))}
  />
);
