/** One thing the club does for its members. */
export interface Service {
  title: string;
  text: string;
}

/** What is offered, section by section, in the order and number of spec section 2. */
export const EXCLUSIVE_ACCESS: readonly Service[] = [
  {
    title: 'Private Viewings',
    text: 'An hour in a gallery or an auction house after it has closed, with someone who knows the work.',
  },
  { title: 'Opening Nights', text: 'Seats for premieres, first nights and the dinners that follow them.' },
  { title: 'Fashion Weeks', text: 'Shows, fittings and showrooms, by invitation of the house and not of a list.' },
  { title: 'Member Evenings', text: 'Small dinners among members. The address is given on the day.' },
  {
    title: 'Galas & Benefits',
    text: 'A place at a table whose host expects you, and a donation handled in your name or in none.',
  },
  { title: 'Sporting Seasons', text: 'Paddock, box or centre court, arranged with the arrival and the way home.' },
  {
    title: 'Private Clubs',
    text: 'Guest evenings at houses that do not take guests, where members of ours are members too.',
  },
  { title: 'Closed Sales', text: 'Watches, jewels and art that change hands without being advertised.' },
  {
    title: 'Quiet Houses',
    text: 'Villas and apartments whose owners let only to people they have heard about from us.',
  },
];

export const INTRODUCTIONS: readonly Service[] = [
  {
    title: 'Matched by Hand',
    text: 'Two people are put to each other on compatibility and intent, after both files have been read by a person.',
  },
  {
    title: 'Mutual Interest First',
    text: 'Communication opens only once both have said yes. Until then neither learns who was asked.',
  },
  {
    title: 'Nobody Is Browsed',
    text: 'There is no open directory and no unsolicited contact. You are seen by those you are introduced to.',
  },
];

export const TRAVEL: readonly Service[] = [
  {
    title: 'Journeys, Door to Door',
    text: 'Flights, transfers, tables and keys in one plan, changed as often as your calendar is.',
  },
  {
    title: 'Private Aviation',
    text: 'An aircraft for the route and the hour you need, with a crew that has been asked to be discreet.',
  },
  { title: 'Yachts & Villas', text: 'Held for you, seen by us beforehand, staffed with people we would have at home.' },
];

export const EDUCATION: readonly Service[] = [
  {
    title: 'Etiquette & Presence',
    text: 'Private sessions in conversation, table, dress and the art of leaving early.',
  },
  {
    title: 'Languages & Culture',
    text: 'A tutor for the city you are moving to: its language, its painters, its unwritten rules.',
  },
];

export const CAREER: readonly Service[] = [
  {
    title: 'Mentors',
    text: 'An hour a month with someone who has done what you intend to do, and speaks plainly about it.',
  },
  {
    title: 'Doors That Open',
    text: 'Recommendations to companies, boards and studios, made by members who will answer for you.',
  },
];

export const RESTAURANTS: readonly Service[] = [
  {
    title: 'The Table at the Back',
    text: 'Reservations where there are none, and the table you would have chosen yourself.',
  },
  { title: 'Chefs at Home', text: 'A kitchen that comes to you, cooks for six or for sixty, and leaves it as it was.' },
  {
    title: 'Late Rooms',
    text: 'Bars and clubs that know you are coming, an entrance that is not the front one, a car that waits.',
  },
];

export const LIFESTYLE: readonly Service[] = [
  { title: 'Wardrobe', text: 'A stylist who shops with restraint, and a tailor who keeps your measure.' },
  { title: 'Wellbeing', text: 'Trainers, doctors and retreats, with the appointment in nobody’s calendar but yours.' },
  { title: 'The Household', text: 'Staff found and vetted, houses opened before you land and closed after you leave.' },
  {
    title: 'Gifts & Occasions',
    text: 'The right thing, found, wrapped and delivered, on the date you would have forgotten.',
  },
];
