import { Small } from '@clandor/ui';
import { ALERTS } from '../../content/alerts.ts';
import { PROFILES } from '../../content/profiles.ts';
import { isoWeek, weeklyOrder } from '../../content/weekly-order.ts';
import { ItemList } from './item-list.tsx';

/** Five profiles in this week's order. Drawn only once a visitor opens the dialog, so the date is the visitor's own. */
export const ProfileCards = () => (
  <ItemList
    alert={ALERTS.viewProfile}
    items={weeklyOrder(PROFILES, isoWeek(new Date())).map((profile) => ({
      key: profile.name,
      label: profile.location,
      title: `${profile.name}, ${profile.age}`,
      text: profile.description,
      action: 'View Profile',
      detail: (
        <Small>
          {profile.education} · {profile.ethnicity} · {profile.languages}
        </Small>
      ),
    }))}
  />
);
