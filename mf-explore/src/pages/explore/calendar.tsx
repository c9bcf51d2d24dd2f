import { ALERTS } from '../../content/alerts.ts';
import { EVENTS } from '../../content/events.ts';
import { ItemList } from './item-list.tsx';

/** Five events, with tickets that members may ask for. */
export const Calendar = () => (
  <ItemList
    alert={ALERTS.tickets}
    items={EVENTS.map(({ id, title, location, date, description }) => ({
      key: id,
      label: `${date} · ${location}`,
      title,
      text: description,
      action: 'Request Tickets',
    }))}
  />
);
