/** The five parts of the platform, in their order (spec section 3, "Platform section"). */
export interface PlatformSection {
  id: 'lifestyle' | 'connections' | 'travel' | 'exchange' | 'professional';
  title: string;
  description: string;
  /** Said when a visitor comes near. */
  hoverText: string;
  dialog: { title: string; subtitle: string };
}

export const SECTIONS: readonly PlatformSection[] = [
  {
    id: 'lifestyle',
    title: 'Lifestyle Platform',
    description:
      'A calendar kept for members: openings, races, regattas and dinners, with places held rather than sold.',
    hoverText: 'See the elite calendar',
    dialog: { title: 'The Elite Calendar', subtitle: 'A page of one season. Members ask for places here.' },
  },
  {
    id: 'connections',
    title: 'Connection Suite',
    description: 'Introductions matched on compatibility and intent. Nothing opens until both have said yes.',
    hoverText: 'Meet five profiles',
    dialog: {
      title: 'Profiles',
      subtitle: 'Profile cards reshuffle weekly. Names are first names; the rest waits for an introduction.',
    },
  },
  {
    id: 'travel',
    title: 'Travel Board',
    description: 'Journeys that members host for members: a house, a date, a few places at the table.',
    hoverText: 'Read the board',
    dialog: { title: 'Hosted Journeys', subtitle: 'Four trips from the board.' },
  },
  {
    id: 'exchange',
    title: 'Clandor’s Exchange',
    description: 'What members buy, lend and pass on among themselves, without a shop window.',
    hoverText: 'Open the Exchange',
    dialog: { title: 'Clandor’s Exchange', subtitle: 'Six categories. What stands in them depends on who is looking.' },
  },
  {
    id: 'professional',
    title: 'Clandor’s Z Section',
    description: 'Talent, counsel and capital, introduced by name and under the same discretion.',
    hoverText: 'Look behind the Z',
    dialog: { title: 'Clandor’s Z Section', subtitle: 'Three rooms, each by invitation.' },
  },
];
