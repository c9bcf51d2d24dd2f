import { ALERTS } from '../../content/alerts.ts';
import { TRIPS } from '../../content/trips.ts';
import { ItemCarousel } from './item-carousel.tsx';

const ITEMS = TRIPS.map(({ destination, dates, description, picture }) => ({
  key: destination,
  picture,
  label: dates,
  title: destination,
  text: description,
  action: { label: 'Host This Trip', alert: ALERTS.travel },
}));

/** Four journeys that members may host. */
export const TravelBoard = () => <ItemCarousel label="Hosted journeys" items={ITEMS} />;
