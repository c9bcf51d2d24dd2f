import { ALERTS } from '../../content/alerts.ts';
import { EVENTS } from '../../content/events.ts';
import { ItemCarousel } from './item-carousel.tsx';

const ITEMS = EVENTS.map(({ id, title, location, date, description, picture }) => ({
  key: id,
  picture,
  label: `${date} · ${location}`,
  title,
  text: description,
  action: { label: 'Request Tickets', alert: ALERTS.tickets },
}));

/** Five events, with tickets that members may ask for. */
export const Calendar = () => <ItemCarousel label="Events" items={ITEMS} />;
