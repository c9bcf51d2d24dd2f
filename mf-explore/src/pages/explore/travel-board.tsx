import { ALERTS } from '../../content/alerts.ts';
import { TRIPS } from '../../content/trips.ts';
import { ItemList } from './item-list.tsx';

/** Four journeys that members may host. */
export const TravelBoard = () => (
  <ItemList
    alert={ALERTS.travel}
    items={TRIPS.map(({ destination, dates, description }) => ({
      key: destination,
      label: dates,
      title: destination,
      text: description,
      action: 'Host This Trip',
    }))}
  />
);
