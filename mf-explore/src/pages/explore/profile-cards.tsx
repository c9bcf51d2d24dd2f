import { Small, TextLink } from '@clandor/ui';
import { useState } from 'react';
import { ALERTS } from '../../content/alerts.ts';
import { PROFILES } from '../../content/profiles.ts';
import { isoWeek, weeklyOrder } from '../../content/weekly-order.ts';
import { ItemCarousel } from './item-carousel.tsx';

/** After so many turns the way to a login is offered (spec section 2). */
const TURNS_BEFORE_LOGIN = 3;

/** Five profiles in this week's order. Drawn only once a visitor opens the dialog, so the date is the visitor's own. */
export function ProfileCards() {
  const [turns, setTurns] = useState(0);
  return (
    <div css={{ display: 'grid', gap: '1.5rem' }}>
      <ItemCarousel label="Profiles" items={items()} onTurn={setTurns} />
      <Small role="status">
        {turns < TURNS_BEFORE_LOGIN ? (
          `A login prompt appears after ${TURNS_BEFORE_LOGIN} scrolls.`
        ) : (
          <>
            Members see every profile that fits theirs. <TextLink to="/login">Log in</TextLink> to go on.
          </>
        )}
      </Small>
    </div>
  );
}

const items = () =>
  weeklyOrder(PROFILES, isoWeek(new Date())).map((profile) => ({
    key: profile.name,
    picture: profile.picture,
    label: profile.location,
    title: `${profile.name}, ${profile.age}`,
    text: profile.description,
    detail: (
      <Small>
        {profile.education} · {profile.ethnicity} · {profile.languages}
      </Small>
    ),
    action: { label: 'View Profile', alert: ALERTS.viewProfile },
    pictureAction: { label: 'See the picture', alert: ALERTS.profileImage },
  }));
