import experiences from '@clandor/imagery/pictures/exchange-experiences';
import fineJewelry from '@clandor/imagery/pictures/exchange-fine-jewelry';
import realEstate from '@clandor/imagery/pictures/exchange-real-estate';
import silks from '@clandor/imagery/pictures/exchange-silks';
import supercars from '@clandor/imagery/pictures/exchange-supercars';
import superyachts from '@clandor/imagery/pictures/exchange-superyachts';
import gentlemanNetwork from '@clandor/imagery/pictures/z-gentleman-network';
import investment from '@clandor/imagery/pictures/z-investment';
import privateTalent from '@clandor/imagery/pictures/z-private-talent';

/** The Exchange's categories (spec section 3). */
export const EXCHANGE_CATEGORIES = [
  { title: 'Real Estate', description: 'Houses that change hands without a sign at the gate.', picture: realEstate },
  { title: 'Supercars', description: 'Machines with a history and a garage to themselves.', picture: supercars },
  { title: 'Superyachts', description: 'Weeks on board, and sometimes the boat.', picture: superyachts },
  { title: 'Fine Jewelry', description: 'Stones with papers, settings with a name.', picture: fineJewelry },
  { title: 'Silks & Intimates', description: 'Made to measure, in quiet ateliers.', picture: silks },
  { title: 'Experiences', description: 'Things that cannot be owned, only arranged.', picture: experiences },
] as const;

/** The Z section's rooms (spec section 3). */
export const Z_CATEGORIES = [
  {
    title: 'Private Talent',
    description: 'People who work for few and are found by introduction.',
    picture: privateTalent,
  },
  { title: 'Gentleman Network', description: 'Counsel and company among peers.', picture: gentlemanNetwork },
  { title: 'Investment Opportunities', description: 'Rounds and assets shown to those they fit.', picture: investment },
] as const;
